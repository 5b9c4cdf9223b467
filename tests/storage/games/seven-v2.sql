BEGIN TRANSACTION;
CREATE TABLE deadlines (
	game_id VARCHAR(12) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	due BIGINT NOT NULL, 
	data JSON NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (game_id, kind), 
	CONSTRAINT fk_deadlines_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
CREATE TABLE games (
	id VARCHAR(12) NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	thread BOOLEAN NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	host_id BIGINT NOT NULL, 
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
	ended BIGINT, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT ck_games_status CHECK (status IN ('lobby', 'running', 'over', 'abandoned', 'closed')), 
	CONSTRAINT fk_games_rematch_of FOREIGN KEY(rematch_of) REFERENCES games (id)
);
INSERT INTO "games" VALUES('j6jvfg8eu',1200000000000000000,1300000000000000000,0,'running','en',1100000000000000001,'["base"]','{"hand_limit":5}','{"practice":false,"third":"2026-11-21T18:32:35.535301+00:00","acted":[67,69,71,72]}',X'0F912B1945113AD6D0BA233C0F46E5C2E98E3799B84A20D0DB8C38C12A1A6932','6de62416b9250f5c45428938b3ad610a3fecff96fe44ab64038bc7fcd05c9b7a','["1100000000000000001","1100000000000000002","1100000000000000003","1100000000000000004"]',84,72,72,X'DE001DA776657273696F6E01A76D6F64756C657391A462617365A76F7074696F6E738BA36D6170A87661726961626C65A6746F6B656E73A673706972616CA8686172626F757273A77072696E746564A57374617274A464696365A6706F696E74730AAA68616E645F6C696D697405A6706861736573A8636F6D62696E6564AC6E65775F686172626F757273A9617320706861736573A8667269656E646C79C2AB6265666F72655F726F6C6CA3616E79A462616E6BA776697369626C65A5736561747304A57368617065DC00139200FE9201FE9202FE92FFFF9200FF9201FF9202FF92FE0092FF0092000092010092020092FE0192FF0192000192010192FE0292FF02920002A66E756D62657248A77465727261696EDC002503030505010402040105060101040402020303000000000000000000000000000000000000A6746F6B656E73DC00250B0C090406050A08030B00080A090403050206000000000000000000000000000000000000A8686172626F757273999200FF9203039211049226FF923D029245FF9242FF923101921200AB636F726E65725F6B696E64C436000000000000000200000000000000000000000000000202000000000000000000000200020000000000020000000002000200000000AB636F726E65725F73656174C436000000000000000300000000000000000000000000000202000000000000000000000000010000000000000000000003000100000000A9656467655F6B696E64C448000000000000000000000100000000000000000000000000000000000000000000000101000000000000010000000000000000000101000000000000000000000000010000000100A9656467655F73656174C448000000000000000000000300000000000000000000000000000000000000000000000202000000000000000000000000000000000100000000000000000000000000030000000100A462616E6B950006090C11A568616E647394950905000301950005070000950A00000400950003030001A6737570706C799494000D030494000D030494000D030494000D0304A56465636B7391950E05020202A67175657565739190A468656C649490909090A6706C6179656494950000000000950000000000950000000000950000000000A661776172647392FFFFA57374696E741BA4706C616EA47475726EA47475726E03A5737461636B9694A453746570AA6E657874207374696E74039094A453746570AA656E64206F6666657273039094A453746570A861736B207475726E039094A54672616D6590C2C294A453746570AA61736B20726F6262657203910794A54672616D65949500A764697363617264910948909501A764697363617264910648909502A764697363617264910748909503A76469736361726491034890C2C2A662657369646590A4676F6E6590A777696E6E65727390A5706172747383A6526F6262657282A2617409AB69735F6B6570745F6F6666C2A45475726E87A464696365920304A6726F6C6C65641BA46361726400A56275696C7400A3676F749401010000A8686172626F75727390A673746172747390A64F666665727383A46F70656E90A46D61646500A668757368656490',NULL,NULL,1795285955517124,1795285955557032,NULL);
CREATE TABLE hexhost_schema (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT hexhost_schema_pkc PRIMARY KEY (version_num)
);
INSERT INTO "hexhost_schema" VALUES('0001');
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
INSERT INTO "lines" VALUES('j6jvfg8eu',0,-1,1100000000000000001,'{"number":0,"seat":-1,"action":{"modules":["base"],"options":{"map":"variable","tokens":"spiral","harbours":"printed","start":"dice","points":10,"hand_limit":5,"phases":"combined","new_harbours":"as phases","friendly":false,"before_roll":"any","bank":"visible"},"colours":["red","blue","white","orange"],"layout":null},"chance":[["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],5],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],4],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],15],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],13],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],2],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1],8],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1],9],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1],5],["terrain",[1,1,1,1,1,1,1,1,1,1,1],1],["terrain",[1,1,1,1,1,1,1,1,1,1],8],["terrain",[1,1,1,1,1,1,1,1,1],8],["terrain",[1,1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1],2],["terrain",[1,1,1,1,1],2],["terrain",[1,1,1,1],2],["terrain",[1,1,1],2],["terrain",[1,1],1],["terrain",[1],0],["corner",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],3]],"events":[{"type":"StartRolled","seat":0,"dice":[5,5]},{"type":"StartRolled","seat":1,"dice":[5,6]},{"type":"StartRolled","seat":2,"dice":[4,3]},{"type":"StartRolled","seat":3,"dice":[1,4]},{"type":"StartDecided","seat":1}]}',1795285955546635,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',1,1,NULL,'{"number":1,"seat":1,"action":{"type":"FoundSettlement","corner":"0,1/1,0/1,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"0,1/1,0/1,1"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',2,1,NULL,'{"number":2,"seat":1,"action":{"type":"LayFirstRoad","edge":"0,1/1,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"0,1/1,1"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',3,2,NULL,'{"number":3,"seat":2,"action":{"type":"FoundSettlement","corner":"-1,0/0,-1/0,0"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"-1,0/0,-1/0,0"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',4,2,NULL,'{"number":4,"seat":2,"action":{"type":"LayFirstRoad","edge":"-1,0/0,0"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"-1,0/0,0"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',5,3,NULL,'{"number":5,"seat":3,"action":{"type":"FoundSettlement","corner":"-3,2/-3,3/-2,2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"-3,2/-3,3/-2,2"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',6,3,NULL,'{"number":6,"seat":3,"action":{"type":"LayFirstRoad","edge":"-3,3/-2,2"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"-3,3/-2,2"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',7,0,NULL,'{"number":7,"seat":0,"action":{"type":"FoundSettlement","corner":"1,1/1,2/2,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"1,1/1,2/2,1"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',8,0,NULL,'{"number":8,"seat":0,"action":{"type":"LayFirstRoad","edge":"1,1/2,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"1,1/2,1"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',9,0,NULL,'{"number":9,"seat":0,"action":{"type":"FoundSettlement","corner":"-2,1/-1,0/-1,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"-2,1/-1,0/-1,1"},{"type":"FirstCards","seat":0,"cards":[2,0,0,1,0]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',10,0,NULL,'{"number":10,"seat":0,"action":{"type":"LayFirstRoad","edge":"-1,0/-1,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"-1,0/-1,1"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',11,3,NULL,'{"number":11,"seat":3,"action":{"type":"FoundSettlement","corner":"-1,-2/-1,-1/0,-2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"-1,-2/-1,-1/0,-2"},{"type":"FirstCards","seat":3,"cards":[0,0,1,0,1]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',12,3,NULL,'{"number":12,"seat":3,"action":{"type":"LayFirstRoad","edge":"-1,-2/-1,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"-1,-2/-1,-1"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',13,2,NULL,'{"number":13,"seat":2,"action":{"type":"FoundSettlement","corner":"-2,0/-1,-1/-1,0"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"-2,0/-1,-1/-1,0"},{"type":"FirstCards","seat":2,"cards":[1,0,0,1,1]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',14,2,NULL,'{"number":14,"seat":2,"action":{"type":"LayFirstRoad","edge":"-2,0/-1,0"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"-2,0/-1,0"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',15,1,NULL,'{"number":15,"seat":1,"action":{"type":"FoundSettlement","corner":"-1,2/-1,3/0,2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"-1,2/-1,3/0,2"},{"type":"FirstCards","seat":1,"cards":[0,0,2,0,0]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',16,1,NULL,'{"number":16,"seat":1,"action":{"type":"LayFirstRoad","edge":"-1,3/0,2"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"-1,3/0,2"},{"type":"TurnBegan","seat":1}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',17,1,NULL,'{"number":17,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":1,"dice":[6,2]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',18,1,NULL,'{"number":18,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',19,2,NULL,'{"number":19,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,2]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,1,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',20,2,NULL,'{"number":20,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',21,3,NULL,'{"number":21,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":3,"dice":[3,4]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',22,3,NULL,'{"number":22,"seat":3,"action":{"type":"MoveRobber","to":"1,1"},"chance":[],"events":[{"type":"RobberMoved","seat":3,"origin":"1,0","to":"1,1"}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',23,3,NULL,'{"number":23,"seat":3,"action":{"type":"Rob","victim":1},"chance":[["theft",[0,0,2,0,0],2]],"events":[{"type":"Robbed","seat":3,"victim":1,"card":2}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',24,3,NULL,'{"number":24,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',25,0,NULL,'{"number":25,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":0,"dice":[5,5]},{"type":"Produced","got":[[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',26,0,NULL,'{"number":26,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',27,1,NULL,'{"number":27,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":1,"dice":[3,2]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,1,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',28,1,NULL,'{"number":28,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',29,2,NULL,'{"number":29,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":2,"dice":[6,4]},{"type":"Produced","got":[[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',30,2,NULL,'{"number":30,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',31,3,NULL,'{"number":31,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":3,"dice":[4,2]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,1,0,0],[1,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',32,3,NULL,'{"number":32,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',33,0,NULL,'{"number":33,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":0,"dice":[4,3]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',34,0,NULL,'{"number":34,"seat":0,"action":{"type":"MoveRobber","to":"0,0"},"chance":[["theft",[2,0,0,2,1],4]],"events":[{"type":"RobberMoved","seat":0,"origin":"1,1","to":"0,0"},{"type":"Robbed","seat":0,"victim":2,"card":4}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',35,0,NULL,'{"number":35,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',36,1,NULL,'{"number":36,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":1,"dice":[1,1]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,1,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',37,1,NULL,'{"number":37,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',38,2,NULL,'{"number":38,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,5]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',39,2,NULL,'{"number":39,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',40,3,NULL,'{"number":40,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":3,"dice":[2,3]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,1,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',41,3,NULL,'{"number":41,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',42,0,NULL,'{"number":42,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":0,"dice":[2,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',43,0,NULL,'{"number":43,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',44,1,NULL,'{"number":44,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":1,"dice":[4,5]},{"type":"Produced","got":[[0,0,0,1,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',45,1,NULL,'{"number":45,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',46,2,NULL,'{"number":46,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":2,"dice":[1,1]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,1,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',47,2,NULL,'{"number":47,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',48,3,NULL,'{"number":48,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":3,"dice":[4,2]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,1,0,0],[1,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',49,3,NULL,'{"number":49,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',50,0,NULL,'{"number":50,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":0,"dice":[1,2]},{"type":"Produced","got":[[1,1,0,0,0],[0,1,0,0,0],[2,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',51,0,NULL,'{"number":51,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',52,1,NULL,'{"number":52,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":1,"dice":[2,1]},{"type":"Produced","got":[[1,1,0,0,0],[0,1,0,0,0],[2,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',53,1,NULL,'{"number":53,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',54,2,NULL,'{"number":54,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":2,"dice":[1,1]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,1,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',55,2,NULL,'{"number":55,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',56,3,NULL,'{"number":56,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":3,"dice":[5,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,1,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',57,3,NULL,'{"number":57,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',58,0,NULL,'{"number":58,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":0,"dice":[5,4]},{"type":"Produced","got":[[0,0,0,1,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',59,0,NULL,'{"number":59,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',60,1,NULL,'{"number":60,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":1,"dice":[4,6]},{"type":"Produced","got":[[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',61,1,NULL,'{"number":61,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',62,2,NULL,'{"number":62,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":2,"dice":[1,2]},{"type":"Produced","got":[[1,1,0,0,0],[0,1,0,0,0],[2,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',63,2,NULL,'{"number":63,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',64,3,NULL,'{"number":64,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":3,"dice":[1,5]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,1,0,0],[1,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',65,3,NULL,'{"number":65,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',66,0,NULL,'{"number":66,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":0,"dice":[5,5]},{"type":"Produced","got":[[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',67,0,NULL,'{"number":67,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',68,1,NULL,'{"number":68,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":1,"dice":[1,2]},{"type":"Produced","got":[[0,1,0,0,0],[0,1,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[0]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',69,1,NULL,'{"number":69,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',70,2,NULL,'{"number":70,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":2,"dice":[1,2]},{"type":"Produced","got":[[0,1,0,0,0],[0,1,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[0]}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',71,2,NULL,'{"number":71,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795285955557032,NULL);
INSERT INTO "lines" VALUES('j6jvfg8eu',72,3,NULL,'{"number":72,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":3,"dice":[3,4]}]}',1795285955557032,NULL);
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
INSERT INTO "posts" VALUES('j6jvfg8eu','lobby',-1,-1,'gone','ddce12ce6223db1623d7f89b',NULL,NULL,NULL,'{}',1795285955517124,NULL);
INSERT INTO "posts" VALUES('j6jvfg8eu','turn',0,-1,'gone','6411ee0f191bb1bcb2c2754a',NULL,NULL,NULL,'{"seats":[1]}',1795285955546635,NULL);
INSERT INTO "posts" VALUES('j6jvfg8eu','turn',71,-1,'said','2be668c99e8fc2fc30cdf898',1300000000000000000,1573768112581378048,'b039cb3b2167f14f7e65cc5910613ab5','{"seats":[3]}',1795285955557032,1795285957238555);
INSERT INTO "posts" VALUES('j6jvfg8eu','ask',72,-1,'said','8a936426a26d50a732c616ca',1300000000000000000,1573768112661069824,'77178743ebd98e4a1a4f766f1cac6c39','{"seats":[0,1,2]}',1795285955557032,1795285957257111);
CREATE TABLE seats (
	game_id VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
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
INSERT INTO "seats" VALUES('j6jvfg8eu',0,1100000000000000001,'Alba','red','en-US',1400000000000000001,1573768112904339456,-1,'{}',1795285955517124);
INSERT INTO "seats" VALUES('j6jvfg8eu',1,1100000000000000002,'Bruno','blue','en-US',1400000000000000002,1573768113000808448,-1,'{}',1795285955531267);
INSERT INTO "seats" VALUES('j6jvfg8eu',2,1100000000000000003,'Chloé','white','en-US',1400000000000000003,1573768113051140096,-1,'{}',1795285955535301);
INSERT INTO "seats" VALUES('j6jvfg8eu',3,1100000000000000004,'Dámaso','orange','es-ES',1400000000000000004,1573768113101471744,-1,'{}',1795285955538889);
CREATE TABLE settings (
	scope VARCHAR(16) NOT NULL, 
	id BIGINT NOT NULL, 
	settings JSON NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (scope, id)
);
CREATE UNIQUE INDEX one_living_game ON games (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX ix_games_living ON games (status) WHERE status IN ('lobby', 'running');
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_deadlines_due ON deadlines (due);
CREATE INDEX ix_posts_planned ON posts (game_id) WHERE state = 'planned';
COMMIT;
