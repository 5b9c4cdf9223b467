BEGIN TRANSACTION;
CREATE TABLE deadlines (
	game_id VARCHAR(12) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	due BIGINT NOT NULL, 
	data JSON NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (game_id, kind), 
	CONSTRAINT fk_deadlines_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "deadlines" VALUES('zfqn4rq6a','nudge',1795723005500974,'{}');
CREATE TABLE "games" (
	id VARCHAR(12) NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	host_id BIGINT, 
	modules JSON NOT NULL, 
	options JSON NOT NULL, 
	settings JSON NOT NULL, 
	seed BLOB NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	words JSON NOT NULL, 
	chance_counter INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	told INTEGER NOT NULL, 
	snapshot BLOB, 
	rematch_of VARCHAR(12), 
	end_reason TEXT, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	ended BIGINT, revision INTEGER DEFAULT '0' NOT NULL, memory TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT ck_games_status CHECK (status IN ('lobby', 'running', 'over', 'abandoned', 'closed')), 
	CONSTRAINT fk_games_rematch_of FOREIGN KEY(rematch_of) REFERENCES games (id)
);
INSERT INTO "games" VALUES('zfqn4rq6a',1200000000000000000,1300000000000000000,'running','en',1100000000000000001,'["base"]','{"hand_limit":5}','{"practice":false}',X'BA16AF5AA5414EAD9BEE45D615D9116E4FC305BD3BAE8F242BBA9D807C9C2F13','1c1644e7528fab93448161f947cd2833f69a2d8ad46e8e9497d57f02c5742aab','["7f1a1ed53dbf8ba258f9a3e476700569","05eb2a76b0d0779b29f2252c0d904425","889fcb103ba57bd80f52f879326544ce","234de2308a39a6bb62ae9db9faf529cc"]',62,52,52,X'DE001EA776657273696F6E02A76D6F64756C657391A462617365A76F7074696F6E738BA36D6170A87661726961626C65A6746F6B656E73A673706972616CA8686172626F757273A77072696E746564A57374617274A464696365A6706F696E74730AAA68616E645F6C696D697405A6706861736573A8636F6D62696E6564AC6E65775F686172626F757273A9617320706861736573A8667269656E646C79C2AB6265666F72655F726F6C6CA3616E79A462616E6BA776697369626C65A5736561747304A57368617065DC00139200FE9201FE9202FE92FFFF9200FF9201FF9202FF92FE0092FF0092000092010092020092FE0192FF0192000192010192FE0292FF02920002A66E756D62657234A77465727261696EDC002506010503050305010302040201040103020404000000000000000000000000000000000000A6746F6B656E73DC002500020506090A0803040B03040805060B0A090C000000000000000000000000000000000000A8686172626F757273999200FF9203039211049226FF923D029245FF9242FF923101921200AB636F726E65725F6B696E64C436000002000200000000000000000000000002020000000000000000000200000000000000000002020000000000000200000000000000AB636F726E65725F73656174C436000002000300000000000000000000000000030000000000000000000200000000000000000000010000000000000100000000000000A9656467655F6B696E64C448000100000100000000000000000000000000000000000000000001010000000000000000000000000001000000000000000000000000010001000000000100000000000000000000A9656467655F73656174C448000300000200000000000000000000000000000000000000000000030000000000000000000000000002000000000000000000000000000001000000000100000000000000000000A462616E6B9511110E0E05A568616E647394950000030004950102000500950000010004950100010006A6737570706C799494000D030494000D030494000D030494000D0304A56465636B7391950E05020202A67175657565739190A468656C649490909090A6706C6179656494950000000000950000000000950000000000950000000000A5626F786564950000000000A661776172647392FFFFA57374696E7411A4706C616EA47475726EA47475726E01A5737461636B9694A453746570AA6E657874207374696E74019094A453746570AA656E64206F6666657273019094A453746570A861736B207475726E019094A54672616D6590C2C294A453746570AA61736B20726F6262657201910794A54672616D65939500A764697363617264910334909501A764697363617264910434909503A76469736361726491043490C2C2A662657369646590A4676F6E6590A777696E6E65727390A5706172747383A6526F6262657282A2617409AB69735F6B6570745F6F6666C2A45475726E87A464696365920403A6726F6C6C656411A46361726400A56275696C7400A3676F749401000001A8686172626F75727390A673746172747390A64F666665727383A46F70656E90A46D61646500A668757368656490',NULL,NULL,1795636605478006,1795636605513413,NULL,6,'{"version":1,"acted":[51,52,47,49],"present":[51,52,47,49],"laid":[[],[],[],[]],"nudge":"2026-11-26T19:56:45.500974Z"}');
CREATE TABLE hexhost_schema (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT hexhost_schema_pkc PRIMARY KEY (version_num)
);
INSERT INTO "hexhost_schema" VALUES('0006');
CREATE TABLE lines (
	game_id VARCHAR(12) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	line TEXT NOT NULL, 
	time BIGINT NOT NULL, 
	interaction_id BIGINT, 
	CONSTRAINT pk_lines PRIMARY KEY (game_id, number), 
	CONSTRAINT fk_lines_game_id FOREIGN KEY(game_id) REFERENCES games (id), 
	CONSTRAINT uq_lines_interaction_id UNIQUE (interaction_id)
);
INSERT INTO "lines" VALUES('zfqn4rq6a',0,-1,1100000000000000001,'{"number":0,"seat":-1,"action":{"modules":["base"],"options":{"map":"variable","tokens":"spiral","harbours":"printed","start":"dice","points":10,"hand_limit":5,"phases":"combined","new_harbours":"as phases","friendly":false,"before_roll":"any","bank":"visible"},"colours":["red","blue","white","orange"],"layout":null},"chance":[["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],18],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],2],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],14],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],4],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],14],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1],5],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1],12],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1],2],["terrain",[1,1,1,1,1,1,1,1,1,1,1],2],["terrain",[1,1,1,1,1,1,1,1,1,1],8],["terrain",[1,1,1,1,1,1,1,1,1],6],["terrain",[1,1,1,1,1,1,1,1],6],["terrain",[1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1],3],["terrain",[1,1,1,1,1],0],["terrain",[1,1,1,1],0],["terrain",[1,1,1],2],["terrain",[1,1],1],["terrain",[1],0],["corner",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],4]],"events":[{"type":"StartRolled","seat":0,"dice":[3,3]},{"type":"StartRolled","seat":1,"dice":[4,6]},{"type":"StartRolled","seat":2,"dice":[3,4]},{"type":"StartRolled","seat":3,"dice":[1,5]},{"type":"StartDecided","seat":1}]}',1795636605500974,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',1,1,1100000000000000002,'{"number":1,"seat":1,"action":{"type":"FoundSettlement","corner":"0,2/1,1/1,2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"0,2/1,1/1,2"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',2,1,1100000000000000002,'{"number":2,"seat":1,"action":{"type":"LayFirstRoad","edge":"1,1/1,2"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"1,1/1,2"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',3,2,1100000000000000003,'{"number":3,"seat":2,"action":{"type":"FoundSettlement","corner":"-2,0/-2,1/-1,0"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"-2,0/-2,1/-1,0"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',4,2,1100000000000000003,'{"number":4,"seat":2,"action":{"type":"LayFirstRoad","edge":"-2,1/-1,0"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"-2,1/-1,0"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',5,3,1100000000000000004,'{"number":5,"seat":3,"action":{"type":"FoundSettlement","corner":"0,-1/0,0/1,-1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"0,-1/0,0/1,-1"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',6,3,1100000000000000004,'{"number":6,"seat":3,"action":{"type":"LayFirstRoad","edge":"0,-1/0,0"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"0,-1/0,0"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',7,0,1100000000000000001,'{"number":7,"seat":0,"action":{"type":"FoundSettlement","corner":"-1,-1/-1,0/0,-1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"-1,-1/-1,0/0,-1"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',8,0,1100000000000000001,'{"number":8,"seat":0,"action":{"type":"LayFirstRoad","edge":"-1,0/0,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"-1,0/0,-1"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',9,0,1100000000000000001,'{"number":9,"seat":0,"action":{"type":"FoundSettlement","corner":"-3,1/-3,2/-2,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"-3,1/-3,2/-2,1"},{"type":"FirstCards","seat":0,"cards":[1,0,0,0,0]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',10,0,1100000000000000001,'{"number":10,"seat":0,"action":{"type":"LayFirstRoad","edge":"-3,2/-2,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"-3,2/-2,1"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',11,3,1100000000000000004,'{"number":11,"seat":3,"action":{"type":"FoundSettlement","corner":"0,-2/1,-3/1,-2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"0,-2/1,-3/1,-2"},{"type":"FirstCards","seat":3,"cards":[1,0,0,0,0]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',12,3,1100000000000000004,'{"number":12,"seat":3,"action":{"type":"LayFirstRoad","edge":"0,-2/1,-3"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"0,-2/1,-3"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',13,2,1100000000000000003,'{"number":13,"seat":2,"action":{"type":"FoundSettlement","corner":"2,-3/2,-2/3,-3"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"2,-3/2,-2/3,-3"},{"type":"FirstCards","seat":2,"cards":[0,0,0,0,1]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',14,2,1100000000000000003,'{"number":14,"seat":2,"action":{"type":"LayFirstRoad","edge":"2,-3/2,-2"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"2,-3/2,-2"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',15,1,1100000000000000002,'{"number":15,"seat":1,"action":{"type":"FoundSettlement","corner":"-2,1/-2,2/-1,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"-2,1/-2,2/-1,1"},{"type":"FirstCards","seat":1,"cards":[1,1,0,1,0]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',16,1,1100000000000000002,'{"number":16,"seat":1,"action":{"type":"LayFirstRoad","edge":"-2,2/-1,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"-2,2/-1,1"},{"type":"TurnBegan","seat":1}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',17,1,1100000000000000002,'{"number":17,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":1,"dice":[4,5]},{"type":"Produced","got":[[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,1]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',18,1,1100000000000000002,'{"number":18,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',19,2,1100000000000000003,'{"number":19,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,6]},{"type":"Produced","got":[[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,1]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',20,2,1100000000000000003,'{"number":20,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',21,3,1100000000000000004,'{"number":21,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":3,"dice":[5,1]},{"type":"Produced","got":[[0,0,1,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',22,3,1100000000000000004,'{"number":22,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',23,0,1100000000000000001,'{"number":23,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":0,"dice":[4,5]},{"type":"Produced","got":[[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,1]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',24,0,1100000000000000001,'{"number":24,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',25,1,1100000000000000002,'{"number":25,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":1,"dice":[5,2]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',26,1,1100000000000000002,'{"number":26,"seat":1,"action":{"type":"MoveRobber","to":"0,2"},"chance":[],"events":[{"type":"RobberMoved","seat":1,"origin":"0,-2","to":"0,2"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',27,1,1100000000000000002,'{"number":27,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',28,2,1100000000000000003,'{"number":28,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":2,"dice":[5,4]},{"type":"Produced","got":[[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,1]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',29,2,1100000000000000003,'{"number":29,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',30,3,1100000000000000004,'{"number":30,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":3,"dice":[2,5]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',31,0,1100000000000000001,'{"number":31,"seat":0,"action":{"type":"Discard","cards":[1,0,0,0,2]},"chance":[],"events":[{"type":"Discarded","seat":0,"cards":[1,0,0,0,2]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',32,3,1100000000000000004,'{"number":32,"seat":3,"action":{"type":"MoveRobber","to":"0,0"},"chance":[],"events":[{"type":"RobberMoved","seat":3,"origin":"0,2","to":"0,0"}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',33,3,1100000000000000004,'{"number":33,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',34,0,1100000000000000001,'{"number":34,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":0,"dice":[4,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0],[0,0,1,0,0]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',35,0,1100000000000000001,'{"number":35,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',36,1,1100000000000000002,'{"number":36,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":1,"dice":[4,1]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,1],[0,0,0,0,0]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',37,1,1100000000000000002,'{"number":37,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',38,2,1100000000000000003,'{"number":38,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":2,"dice":[6,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',39,2,1100000000000000003,'{"number":39,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',40,3,1100000000000000004,'{"number":40,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":3,"dice":[1,5]},{"type":"Produced","got":[[0,0,1,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',41,3,1100000000000000004,'{"number":41,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',42,0,1100000000000000001,'{"number":42,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":0,"dice":[3,2]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,1],[0,0,0,0,0]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',43,0,1100000000000000001,'{"number":43,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',44,1,1100000000000000002,'{"number":44,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":1,"dice":[1,3]},{"type":"Produced","got":[[0,0,1,0,0],[0,0,0,0,0],[0,0,1,0,0],[0,0,0,0,0]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',45,1,1100000000000000002,'{"number":45,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',46,2,1100000000000000003,'{"number":46,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":2,"dice":[6,3]},{"type":"Produced","got":[[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,1]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',47,2,1100000000000000003,'{"number":47,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',48,3,1100000000000000004,'{"number":48,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":3,"dice":[1,4]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,1],[0,0,0,0,0]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',49,3,1100000000000000004,'{"number":49,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',50,0,1100000000000000001,'{"number":50,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":0,"dice":[3,6]},{"type":"Produced","got":[[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,1]],"short":[]}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',51,0,1100000000000000001,'{"number":51,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795636605513413,NULL);
INSERT INTO "lines" VALUES('zfqn4rq6a',52,1,1100000000000000002,'{"number":52,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":1,"dice":[4,3]}]}',1795636605513413,NULL);
CREATE TABLE people (
	user_id BIGINT NOT NULL, 
	language VARCHAR(16), 
	preferences JSON NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (user_id)
);
CREATE TABLE posts (
	game_id VARCHAR(12) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	nonce VARCHAR(25) NOT NULL, 
	channel_id BIGINT, 
	message_id BIGINT, 
	digest VARCHAR(64), 
	data JSON NOT NULL, 
	planned BIGINT NOT NULL, 
	said BIGINT, 
	CONSTRAINT pk_posts PRIMARY KEY (game_id, kind, number, seat), 
	CONSTRAINT ck_posts_state CHECK (state IN ('planned', 'said', 'gone')), 
	CONSTRAINT fk_posts_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "posts" VALUES('zfqn4rq6a','lobby',-1,-1,'gone','681124a41da82e1917cfc53d',NULL,NULL,NULL,'{}',1795636605478006,NULL);
INSERT INTO "posts" VALUES('zfqn4rq6a','turn',0,-1,'gone','dc6c8f25717574759fa1bcd2',NULL,NULL,NULL,'{"seats":[1]}',1795636605500974,NULL);
INSERT INTO "posts" VALUES('zfqn4rq6a','turn',51,-1,'said','37ef503115445efc7b2a5352',1300000000000000000,1575238840375836672,'84a0fd2a401faa1ad81e742e07c4bbe8','{"seats":[1]}',1795636605513413,1795636606069246);
INSERT INTO "posts" VALUES('zfqn4rq6a','ask',52,-1,'said','e2d925a3d9bd19296cfea66b',1300000000000000000,1575238840417779712,'e7022589e5abf996f6b6b5e2b5d32380','{"seats":[0,3]}',1795636605513413,1795636606079387);
CREATE TABLE results (
	game_id VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	place INTEGER, 
	points INTEGER NOT NULL, 
	came INTEGER, 
	fair INTEGER, 
	CONSTRAINT pk_results PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_results_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
CREATE TABLE "seats" (
	game_id VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	colour VARCHAR(16), 
	locale VARCHAR(16), 
	dm_channel_id BIGINT, 
	dm_message_id BIGINT, 
	settings JSON NOT NULL, 
	joined BIGINT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('zfqn4rq6a',0,1100000000000000001,'Alba','red','en-US',1400000000000000001,1575238840640077824,'{}',1795636605478006);
INSERT INTO "seats" VALUES('zfqn4rq6a',1,1100000000000000002,'Bruno','blue','en-US',1400000000000000002,1575238840652660736,'{}',1795636605488603);
INSERT INTO "seats" VALUES('zfqn4rq6a',2,1100000000000000003,'Chloé','white','en-US',1400000000000000003,1575238840669437952,'{}',1795636605495394);
INSERT INTO "seats" VALUES('zfqn4rq6a',3,1100000000000000004,'Dámaso','orange','es-ES',1400000000000000004,1575238840677826560,'{}',1795636605497264);
CREATE TABLE settings (
	scope VARCHAR(16) NOT NULL, 
	id BIGINT NOT NULL, 
	settings JSON NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (scope, id)
);
CREATE INDEX ix_deadlines_due ON deadlines (due);
CREATE INDEX ix_posts_planned ON posts (game_id) WHERE state = 'planned';
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE UNIQUE INDEX one_living_game ON games (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX ix_games_living ON games (status) WHERE status IN ('lobby', 'running');
CREATE INDEX ix_results_user_id ON results (user_id);
CREATE INDEX ix_games_guild_id ON games (guild_id);
COMMIT;
