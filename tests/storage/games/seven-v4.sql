BEGIN TRANSACTION;
CREATE TABLE deadlines (
	game_id VARCHAR(12) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	due BIGINT NOT NULL, 
	data JSON NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (game_id, kind), 
	CONSTRAINT fk_deadlines_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
CREATE TABLE "games" (
	id VARCHAR(12) NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	thread BOOLEAN NOT NULL, 
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
	ended BIGINT, revision INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT ck_games_status CHECK (status IN ('lobby', 'running', 'over', 'abandoned', 'closed')), 
	CONSTRAINT fk_games_rematch_of FOREIGN KEY(rematch_of) REFERENCES games (id)
);
INSERT INTO "games" VALUES('zgfp9mmny',1200000000000000000,1300000000000000000,0,'running','en',1100000000000000001,'["base"]','{"hand_limit":5}','{"practice":false,"third":"2026-11-22T09:57:29.062129+00:00","acted":[41,43,45,46],"present":[0,0,0,0],"laid":[[],[],[],[]]}',X'3821DFF7183BFE66EB6C4C964C3A3572B8897689E431C0D08088EB27A253E654','d1fb23de0f0f1e4d0d8bb2e8925d17d2d6de6bc66d3a68bed71a50a9f9854250','["7f1a1ed53dbf8ba258f9a3e476700569","05eb2a76b0d0779b29f2252c0d904425","889fcb103ba57bd80f52f879326544ce","234de2308a39a6bb62ae9db9faf529cc"]',58,46,46,X'DE001EA776657273696F6E02A76D6F64756C657391A462617365A76F7074696F6E738BA36D6170A87661726961626C65A6746F6B656E73A673706972616CA8686172626F757273A77072696E746564A57374617274A464696365A6706F696E74730AAA68616E645F6C696D697405A6706861736573A8636F6D62696E6564AC6E65775F686172626F757273A9617320706861736573A8667269656E646C79C2AB6265666F72655F726F6C6CA3616E79A462616E6BA776697369626C65A5736561747304A57368617065DC00139200FE9201FE9202FE92FFFF9200FF9201FF9202FF92FE0092FF0092000092010092020092FE0192FF0192000192010192FE0292FF02920002A66E756D6265722EA77465727261696EDC002503040503060302010404020505030204010101000000000000000000000000000000000000A6746F6B656E73DC00250B0C090400060A08030B05080A090403050206000000000000000000000000000000000000A8686172626F757273999200FF9203039211049226FF923D029245FF9242FF923101921200AB636F726E65725F6B696E64C436000000000002020200000000000000000000000000020000000000000000000000020000020000000000020002000000000000000000AB636F726E65725F73656174C436000000000002000200000000000000000000000000010000000000000000000000010000000000000000030003000000000000000000A9656467655F6B696E64C448000000000001000001000100000000000000000000000000000000000000000000010000000000000100000000000100000000000000000001000000000100000000000000000000A9656467655F73656174C448000000000000000002000200000000000000000000000000000000000000000000010000000000000100000000000000000000000000000003000000000300000000000000000000A462616E6B950C0F0B1009A568616E647394950004000203950300000004950000040003950400040100A6737570706C799494000D030494000D030494000D030494000D0304A56465636B7391950E05020202A67175657565739190A468656C649490909090A6706C6179656494950000000000950000000000950000000000950000000000A5626F786564950000000000A661776172647392FFFFA57374696E740FA4706C616EA47475726EA47475726E03A5737461636B9694A453746570AA6E657874207374696E74039094A453746570AA656E64206F6666657273039094A453746570A861736B207475726E039094A54672616D6590C2C294A453746570AA61736B20726F6262657203910794A54672616D65949500A76469736361726491042E909501A76469736361726491032E909502A76469736361726491032E909503A76469736361726491042E90C2C2A662657369646590A4676F6E6590A777696E6E65727390A5706172747383A6526F6262657282A2617412AB69735F6B6570745F6F6666C2A45475726E87A464696365920601A6726F6C6C65640FA46361726400A56275696C7400A3676F749401000001A8686172626F75727390A673746172747390A64F666665727383A46F70656E90A46D61646500A668757368656490',NULL,NULL,1795341449047101,1795341449078665,NULL,6);
CREATE TABLE hexhost_schema (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT hexhost_schema_pkc PRIMARY KEY (version_num)
);
INSERT INTO "hexhost_schema" VALUES('0003');
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
INSERT INTO "lines" VALUES('zgfp9mmny',0,-1,1100000000000000001,'{"number":0,"seat":-1,"action":{"modules":["base"],"options":{"map":"variable","tokens":"spiral","harbours":"printed","start":"dice","points":10,"hand_limit":5,"phases":"combined","new_harbours":"as phases","friendly":false,"before_roll":"any","bank":"visible"},"colours":["red","blue","white","orange"],"layout":null},"chance":[["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],4],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],9],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],15],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],6],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],14],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1],4],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1],10],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1],1],["terrain",[1,1,1,1,1,1,1,1,1,1,1],6],["terrain",[1,1,1,1,1,1,1,1,1,1],4],["terrain",[1,1,1,1,1,1,1,1,1],6],["terrain",[1,1,1,1,1,1,1,1],7],["terrain",[1,1,1,1,1,1,1],6],["terrain",[1,1,1,1,1,1],3],["terrain",[1,1,1,1,1],4],["terrain",[1,1,1,1],3],["terrain",[1,1,1],0],["terrain",[1,1],0],["terrain",[1],0],["corner",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],1]],"events":[{"type":"StartRolled","seat":0,"dice":[6,1]},{"type":"StartRolled","seat":1,"dice":[3,6]},{"type":"StartRolled","seat":2,"dice":[1,2]},{"type":"StartRolled","seat":3,"dice":[6,2]},{"type":"StartDecided","seat":1}]}',1795341449067958,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',1,1,1100000000000000002,'{"number":1,"seat":1,"action":{"type":"FoundSettlement","corner":"-3,1/-2,0/-2,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"-3,1/-2,0/-2,1"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',2,1,1100000000000000002,'{"number":2,"seat":1,"action":{"type":"LayFirstRoad","edge":"-2,0/-2,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"-2,0/-2,1"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',3,2,1100000000000000003,'{"number":3,"seat":2,"action":{"type":"FoundSettlement","corner":"1,-2/2,-3/2,-2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"1,-2/2,-3/2,-2"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',4,2,1100000000000000003,'{"number":4,"seat":2,"action":{"type":"LayFirstRoad","edge":"1,-2/2,-2"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"1,-2/2,-2"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',5,3,1100000000000000004,'{"number":5,"seat":3,"action":{"type":"FoundSettlement","corner":"1,1/1,2/2,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"1,1/1,2/2,1"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',6,3,1100000000000000004,'{"number":6,"seat":3,"action":{"type":"LayFirstRoad","edge":"1,1/1,2"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"1,1/1,2"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',7,0,1100000000000000001,'{"number":7,"seat":0,"action":{"type":"FoundSettlement","corner":"2,-2/3,-3/3,-2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"2,-2/3,-3/3,-2"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',8,0,1100000000000000001,'{"number":8,"seat":0,"action":{"type":"LayFirstRoad","edge":"2,-2/3,-3"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"2,-2/3,-3"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',9,0,1100000000000000001,'{"number":9,"seat":0,"action":{"type":"FoundSettlement","corner":"0,1/1,0/1,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"0,1/1,0/1,1"},{"type":"FirstCards","seat":0,"cards":[0,2,0,1,0]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',10,0,1100000000000000001,'{"number":10,"seat":0,"action":{"type":"LayFirstRoad","edge":"1,0/1,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"1,0/1,1"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',11,3,1100000000000000004,'{"number":11,"seat":3,"action":{"type":"FoundSettlement","corner":"-2,2/-1,1/-1,2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"-2,2/-1,1/-1,2"},{"type":"FirstCards","seat":3,"cards":[2,0,1,0,0]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',12,3,1100000000000000004,'{"number":12,"seat":3,"action":{"type":"LayFirstRoad","edge":"-2,2/-1,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"-2,2/-1,1"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',13,2,1100000000000000003,'{"number":13,"seat":2,"action":{"type":"FoundSettlement","corner":"-1,-2/-1,-1/0,-2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"-1,-2/-1,-1/0,-2"},{"type":"FirstCards","seat":2,"cards":[0,0,2,0,0]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',14,2,1100000000000000003,'{"number":14,"seat":2,"action":{"type":"LayFirstRoad","edge":"-1,-2/-1,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"-1,-2/-1,-1"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',15,1,1100000000000000002,'{"number":15,"seat":1,"action":{"type":"FoundSettlement","corner":"-3,0/-2,-1/-2,0"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"-3,0/-2,-1/-2,0"},{"type":"FirstCards","seat":1,"cards":[1,0,0,0,0]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',16,1,1100000000000000002,'{"number":16,"seat":1,"action":{"type":"LayFirstRoad","edge":"-3,0/-2,0"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"-3,0/-2,0"},{"type":"TurnBegan","seat":1}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',17,1,1100000000000000002,'{"number":17,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":1,"dice":[5,2]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',18,1,1100000000000000002,'{"number":18,"seat":1,"action":{"type":"MoveRobber","to":"0,2"},"chance":[],"events":[{"type":"RobberMoved","seat":1,"origin":"0,-1","to":"0,2"}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',19,1,1100000000000000002,'{"number":19,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',20,2,1100000000000000003,'{"number":20,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,6]},{"type":"Produced","got":[[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,1],[0,0,1,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',21,2,1100000000000000003,'{"number":21,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',22,3,1100000000000000004,'{"number":22,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":3,"dice":[6,5]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,1,0,0],[0,0,0,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',23,3,1100000000000000004,'{"number":23,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',24,0,1100000000000000001,'{"number":24,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":0,"dice":[2,6]},{"type":"Produced","got":[[0,0,0,0,0],[2,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',25,0,1100000000000000001,'{"number":25,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',26,1,1100000000000000002,'{"number":26,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":1,"dice":[5,5]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',27,1,1100000000000000002,'{"number":27,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',28,2,1100000000000000003,'{"number":28,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":2,"dice":[4,5]},{"type":"Produced","got":[[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,1],[0,0,1,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',29,2,1100000000000000003,'{"number":29,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',30,3,1100000000000000004,'{"number":30,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":3,"dice":[1,2]},{"type":"Produced","got":[[0,0,0,1,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,1,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',31,3,1100000000000000004,'{"number":31,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',32,0,1100000000000000001,'{"number":32,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":0,"dice":[6,4]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',33,0,1100000000000000001,'{"number":33,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',34,1,1100000000000000002,'{"number":34,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":1,"dice":[4,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',35,1,1100000000000000002,'{"number":35,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',36,2,1100000000000000003,'{"number":36,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":2,"dice":[5,5]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',37,2,1100000000000000003,'{"number":37,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',38,3,1100000000000000004,'{"number":38,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":3,"dice":[5,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,1,0,0],[0,0,0,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',39,3,1100000000000000004,'{"number":39,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',40,0,1100000000000000001,'{"number":40,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":0,"dice":[6,3]},{"type":"Produced","got":[[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,1],[0,0,1,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',41,0,1100000000000000001,'{"number":41,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',42,1,1100000000000000002,'{"number":42,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":1,"dice":[4,1]},{"type":"Produced","got":[[0,1,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[1,0,0,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',43,1,1100000000000000002,'{"number":43,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',44,2,1100000000000000003,'{"number":44,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":2,"dice":[4,1]},{"type":"Produced","got":[[0,1,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[1,0,0,0,0]],"short":[]}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',45,2,1100000000000000003,'{"number":45,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795341449078665,NULL);
INSERT INTO "lines" VALUES('zgfp9mmny',46,3,1100000000000000004,'{"number":46,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":3,"dice":[6,1]}]}',1795341449078665,NULL);
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
INSERT INTO "posts" VALUES('zgfp9mmny','lobby',-1,-1,'gone','b4680c4a020bc3cac8d064e9',NULL,NULL,NULL,'{}',1795341449047101,NULL);
INSERT INTO "posts" VALUES('zgfp9mmny','turn',0,-1,'gone','3004c6525bea852f753d8ba3',NULL,NULL,NULL,'{"seats":[1]}',1795341449067958,NULL);
INSERT INTO "posts" VALUES('zgfp9mmny','turn',45,-1,'said','90df52c92d9d6c84efb79bb5',1300000000000000000,1574000863922356224,'7bf837637557d0ec855e801c68b36af4','{"seats":[3]}',1795341449078665,1795341449483638);
INSERT INTO "posts" VALUES('zgfp9mmny','ask',46,-1,'said','9bb7dc429096a5bbaca8ade1',1300000000000000000,1574000863960104960,'a9fb191263c4438ed9743db2cfcd2f8a','{"seats":[0,1,2]}',1795341449078665,1795341449491691);
CREATE TABLE "seats" (
	game_id VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	colour VARCHAR(16), 
	locale VARCHAR(16), 
	dm_channel_id BIGINT, 
	dm_message_id BIGINT, 
	told INTEGER NOT NULL, 
	settings JSON NOT NULL, 
	joined BIGINT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('zgfp9mmny',0,1100000000000000001,'Alba','red','en-US',1400000000000000001,1574000864224346112,-1,'{}',1795341449047101);
INSERT INTO "seats" VALUES('zgfp9mmny',1,1100000000000000002,'Bruno','blue','en-US',1400000000000000002,1574000864291454976,-1,'{}',1795341449058862);
INSERT INTO "seats" VALUES('zgfp9mmny',2,1100000000000000003,'Chloé','white','en-US',1400000000000000003,1574000864299843584,-1,'{}',1795341449062129);
INSERT INTO "seats" VALUES('zgfp9mmny',3,1100000000000000004,'Dámaso','orange','es-ES',1400000000000000004,1574000864329203712,-1,'{}',1795341449064654);
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
COMMIT;
