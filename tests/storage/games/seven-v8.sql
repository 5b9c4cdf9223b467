BEGIN TRANSACTION;
CREATE TABLE archives (
	game_id VARCHAR(12) NOT NULL, 
	people JSON NOT NULL, 
	log BLOB NOT NULL, 
	CONSTRAINT pk_archives PRIMARY KEY (game_id), 
	CONSTRAINT fk_archives_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
CREATE TABLE contests (
	id VARCHAR(12) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name TEXT NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	due BIGINT, 
	data JSON NOT NULL, 
	created BIGINT NOT NULL, 
	revision INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_contests PRIMARY KEY (id)
);
CREATE TABLE deadlines (
	game_id VARCHAR(12) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	due BIGINT NOT NULL, 
	data JSON NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (game_id, kind), 
	CONSTRAINT fk_deadlines_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "deadlines" VALUES('cig4tdnnh','nudge',1795849021814842,'{}');
CREATE TABLE departures (
	game_id VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	left_id BIGINT NOT NULL, 
	CONSTRAINT pk_departures PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_departures_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
CREATE TABLE facts (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('oldest','0006');
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
INSERT INTO "games" VALUES('cig4tdnnh',1200000000000000000,1300000000000000000,'running','en',1100000000000000001,'["base"]','{"hand_limit":5}','{"practice":false}',X'C21D7046F3CDBCDB11E0084D34F0E724A08F32ACBB7C1A05E82DD4FAFE6781FF','dd224cc7c6e7bb11b02bc7c00bb66c9d7641e5ee61d3d99fe62447f4cc071d57','["7f1a1ed53dbf8ba258f9a3e476700569","05eb2a76b0d0779b29f2252c0d904425","889fcb103ba57bd80f52f879326544ce","234de2308a39a6bb62ae9db9faf529cc"]',69,61,61,X'DE001FA776657273696F6E02A76D6F64756C657391A462617365A76F7074696F6E738BA36D6170A87661726961626C65A6746F6B656E73A673706972616CA8686172626F757273A77072696E746564A57374617274A464696365A6706F696E74730AAA68616E645F6C696D697405A6706861736573A8636F6D62696E6564AC6E65775F686172626F757273A9617320706861736573A8667269656E646C79C2AB6265666F72655F726F6C6CA3616E79A462616E6BA776697369626C65A5736561747304A57368617065DC00139200FE9201FE9202FE92FFFF9200FF9201FF9202FF92FE0092FF0092000092010092020092FE0192FF0192000192010192FE0292FF02920002A66E756D6265723DA77465727261696EDC002504010305020105040304020105060403030201000000000000000000000000000000000000A6746F6B656E73DC00250B0C090406050A08030B04080A000903050206000000000000000000000000000000000000A8686172626F757273999200FF9203039211049226FF923D029245FF9242FF923101921200AB636F726E65725F6B696E64C436000202000000000002000200000000000000000000000200020200000000000000000000000000000000000000000000000002000000AB636F726E65725F73656174C436000003000000000002000200000000000000000000000100010300000000000000000000000000000000000000000000000000000000A9656467655F6B696E64C448000000010100000000000000000100000100000000000000000100000100010000000000000000000000000000000000000000000000000000000000000000000001000000000000A9656467655F73656174C448000000000300000000000000000200000200000000000000000100000100030000000000000000000000000000000000000000000000000000000000000000000000000000000000A462616E6B95090D0D0F12A568616E647394950400000000950401010201950103020200950102030000A6737570706C799494000D030494000D030494000D030494000D0304A56465636B7391950E05020202A67175657565739190A468656C649490909090A6706C6179656494950000000000950000000000950000000000950000000000A5626F786564950000000000A661776172647392FFFFA57374696E7414A4706C616EA47475726EA47475726E02A5737461636B9694A453746570AA6E657874207374696E74029094A453746570AA656E64206F6666657273029094A453746570A861736B207475726E029094A54672616D6590C2C294A453746570AA61736B20726F6262657202910794A54672616D65939501A76469736361726491043D909502A76469736361726491043D909503A76469736361726491033D90C2C2A662657369646590A4676F6E6590A777696E6E65727390A5706172747383A6526F6262657282A2617408AB69735F6B6570745F6F6666C2A45475726E88A464696365920106A46465636B90A6726F6C6C656414A46361726400A56275696C7400A3676F749400010100A8686172626F75727390A673746172747390A64F666665727383A46F70656E90A46D61646500A668757368656490A87265766973696F6E01',NULL,NULL,1795762621772261,1795762621833696,NULL,6,'{"version":1,"ready":{},"acted":[58,60,61,56],"present":[58,60,61,56],"laid":[[],[],[],[]],"nudge":"2026-11-28T06:57:01.814842Z"}');
CREATE TABLE hexhost_schema (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT hexhost_schema_pkc PRIMARY KEY (version_num)
);
INSERT INTO "hexhost_schema" VALUES('0009');
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
INSERT INTO "lines" VALUES('cig4tdnnh',0,-1,1100000000000000001,'{"number":0,"seat":-1,"action":{"modules":["base"],"options":{"map":"variable","tokens":"spiral","harbours":"printed","start":"dice","points":10,"hand_limit":5,"phases":"combined","new_harbours":"as phases","friendly":false,"before_roll":"any","bank":"visible"},"colours":["red","blue","white","orange"],"layout":null,"revision":1},"chance":[["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],10],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],2],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],6],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],14],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],10],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1],10],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1],6],["terrain",[1,1,1,1,1,1,1,1,1,1,1],4],["terrain",[1,1,1,1,1,1,1,1,1,1],4],["terrain",[1,1,1,1,1,1,1,1,1],5],["terrain",[1,1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1,1],5],["terrain",[1,1,1,1,1,1],5],["terrain",[1,1,1,1,1],3],["terrain",[1,1,1,1],1],["terrain",[1,1,1],1],["terrain",[1,1],1],["terrain",[1],0],["corner",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],4]],"events":[{"type":"StartRolled","seat":0,"dice":[1,3]},{"type":"StartRolled","seat":1,"dice":[2,5]},{"type":"StartRolled","seat":2,"dice":[1,2]},{"type":"StartRolled","seat":3,"dice":[4,5]},{"type":"StartDecided","seat":3}]}',1795762621814842,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',1,3,1100000000000000004,'{"number":1,"seat":3,"action":{"type":"FoundSettlement","corner":"1,0/2,-1/2,0"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"1,0/2,-1/2,0"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',2,3,1100000000000000004,'{"number":2,"seat":3,"action":{"type":"LayFirstRoad","edge":"1,0/2,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"1,0/2,-1"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',3,0,1100000000000000001,'{"number":3,"seat":0,"action":{"type":"FoundSettlement","corner":"0,2/0,3/1,2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"0,2/0,3/1,2"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',4,0,1100000000000000001,'{"number":4,"seat":0,"action":{"type":"LayFirstRoad","edge":"0,2/1,2"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"0,2/1,2"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',5,1,1100000000000000002,'{"number":5,"seat":1,"action":{"type":"FoundSettlement","corner":"0,0/1,-1/1,0"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"0,0/1,-1/1,0"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',6,1,1100000000000000002,'{"number":6,"seat":1,"action":{"type":"LayFirstRoad","edge":"0,0/1,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"0,0/1,-1"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',7,2,1100000000000000003,'{"number":7,"seat":2,"action":{"type":"FoundSettlement","corner":"2,-2/2,-1/3,-2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"2,-2/2,-1/3,-2"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',8,2,1100000000000000003,'{"number":8,"seat":2,"action":{"type":"LayFirstRoad","edge":"2,-2/2,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"2,-2/2,-1"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',9,2,1100000000000000003,'{"number":9,"seat":2,"action":{"type":"FoundSettlement","corner":"0,-2/0,-1/1,-2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"0,-2/0,-1/1,-2"},{"type":"FirstCards","seat":2,"cards":[1,1,0,1,0]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',10,2,1100000000000000003,'{"number":10,"seat":2,"action":{"type":"LayFirstRoad","edge":"0,-1/1,-2"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"0,-1/1,-2"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',11,1,1100000000000000002,'{"number":11,"seat":1,"action":{"type":"FoundSettlement","corner":"-2,0/-1,-1/-1,0"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"-2,0/-1,-1/-1,0"},{"type":"FirstCards","seat":1,"cards":[0,0,1,1,1]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',12,1,1100000000000000002,'{"number":12,"seat":1,"action":{"type":"LayFirstRoad","edge":"-1,-1/-1,0"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"-1,-1/-1,0"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',13,0,1100000000000000001,'{"number":13,"seat":0,"action":{"type":"FoundSettlement","corner":"1,-3/1,-2/2,-3"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"1,-3/1,-2/2,-3"},{"type":"FirstCards","seat":0,"cards":[1,0,0,0,0]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',14,0,1100000000000000001,'{"number":14,"seat":0,"action":{"type":"LayFirstRoad","edge":"1,-2/2,-3"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"1,-2/2,-3"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',15,3,1100000000000000004,'{"number":15,"seat":3,"action":{"type":"FoundSettlement","corner":"2,-3/2,-2/3,-3"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"2,-3/2,-2/3,-3"},{"type":"FirstCards","seat":3,"cards":[0,0,1,0,0]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',16,3,1100000000000000004,'{"number":16,"seat":3,"action":{"type":"LayFirstRoad","edge":"2,-3/2,-2"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"2,-3/2,-2"},{"type":"TurnBegan","seat":3}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',17,3,1100000000000000004,'{"number":17,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":3,"dice":[2,1]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,1,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',18,3,1100000000000000004,'{"number":18,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',19,0,1100000000000000001,'{"number":19,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":0,"dice":[2,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,0],[1,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',20,0,1100000000000000001,'{"number":20,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',21,1,1100000000000000002,'{"number":21,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":1,"dice":[4,1]},{"type":"Produced","got":[[0,0,0,0,0],[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',22,1,1100000000000000002,'{"number":22,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',23,2,1100000000000000003,'{"number":23,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":2,"dice":[1,1]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',24,2,1100000000000000003,'{"number":24,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',25,3,1100000000000000004,'{"number":25,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":3,"dice":[1,4]},{"type":"Produced","got":[[0,0,0,0,0],[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',26,3,1100000000000000004,'{"number":26,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',27,0,1100000000000000001,'{"number":27,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":0,"dice":[6,6]},{"type":"Produced","got":[[1,0,0,0,0],[0,0,0,0,0],[1,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',28,0,1100000000000000001,'{"number":28,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',29,1,1100000000000000002,'{"number":29,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":1,"dice":[5,2]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',30,1,1100000000000000002,'{"number":30,"seat":1,"action":{"type":"Discard","cards":[1,0,0,1,1]},"chance":[],"events":[{"type":"Discarded","seat":1,"cards":[1,0,0,1,1]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',31,1,1100000000000000002,'{"number":31,"seat":1,"action":{"type":"MoveRobber","to":"2,-2"},"chance":[],"events":[{"type":"RobberMoved","seat":1,"origin":"-1,1","to":"2,-2"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',32,1,1100000000000000002,'{"number":32,"seat":1,"action":{"type":"Rob","victim":2},"chance":[["theft",[2,1,0,1,0],0]],"events":[{"type":"Robbed","seat":1,"victim":2,"card":0}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',33,1,1100000000000000002,'{"number":33,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',34,2,1100000000000000003,'{"number":34,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,1]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,1],[0,0,0,0,0],[0,1,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',35,2,1100000000000000003,'{"number":35,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',36,3,1100000000000000004,'{"number":36,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":3,"dice":[1,1]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',37,3,1100000000000000004,'{"number":37,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',38,0,1100000000000000001,'{"number":38,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":0,"dice":[2,5]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',39,1,1100000000000000002,'{"number":39,"seat":1,"action":{"type":"Discard","cards":[0,1,1,0,1]},"chance":[],"events":[{"type":"Discarded","seat":1,"cards":[0,1,1,0,1]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',40,0,1100000000000000001,'{"number":40,"seat":0,"action":{"type":"MoveRobber","to":"0,2"},"chance":[],"events":[{"type":"RobberMoved","seat":0,"origin":"2,-2","to":"0,2"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',41,0,1100000000000000001,'{"number":41,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',42,1,1100000000000000002,'{"number":42,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":1,"dice":[2,5]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',43,1,1100000000000000002,'{"number":43,"seat":1,"action":{"type":"MoveRobber","to":"-1,0"},"chance":[],"events":[{"type":"RobberMoved","seat":1,"origin":"0,2","to":"-1,0"}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',44,1,1100000000000000002,'{"number":44,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',45,2,1100000000000000003,'{"number":45,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,1,0,0],[0,0,1,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',46,2,1100000000000000003,'{"number":46,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',47,3,1100000000000000004,'{"number":47,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":3,"dice":[1,5]},{"type":"Produced","got":[[1,0,0,0,0],[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',48,3,1100000000000000004,'{"number":48,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',49,0,1100000000000000001,'{"number":49,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":0,"dice":[3,2]},{"type":"Produced","got":[[0,0,0,0,0],[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',50,0,1100000000000000001,'{"number":50,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',51,1,1100000000000000002,'{"number":51,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":1,"dice":[3,1]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,1],[0,0,0,0,0],[0,1,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',52,1,1100000000000000002,'{"number":52,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',53,2,1100000000000000003,'{"number":53,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,1,0,0],[0,0,1,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',54,2,1100000000000000003,'{"number":54,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',55,3,1100000000000000004,'{"number":55,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":3,"dice":[5,1]},{"type":"Produced","got":[[1,0,0,0,0],[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',56,3,1100000000000000004,'{"number":56,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',57,0,1100000000000000001,'{"number":57,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":0,"dice":[4,1]},{"type":"Produced","got":[[0,0,0,0,0],[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',58,0,1100000000000000001,'{"number":58,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',59,1,1100000000000000002,'{"number":59,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":1,"dice":[6,5]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,1,0],[0,0,0,1,0],[0,0,0,0,0]],"short":[]}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',60,1,1100000000000000002,'{"number":60,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795762621833696,NULL);
INSERT INTO "lines" VALUES('cig4tdnnh',61,2,1100000000000000003,'{"number":61,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":2,"dice":[1,6]}]}',1795762621833696,NULL);
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
INSERT INTO "posts" VALUES('cig4tdnnh','lobby',-1,-1,'gone','b556acb1c9cc0840dbadefae',NULL,NULL,NULL,'{}',1795762621772261,NULL);
INSERT INTO "posts" VALUES('cig4tdnnh','full',-1,-1,'gone','0566ed5f32cead6221f119f0',NULL,NULL,NULL,'{"seats":[0]}',1795762621806499,NULL);
INSERT INTO "posts" VALUES('cig4tdnnh','turn',0,-1,'gone','a29565bc7388b2e9126d99c7',NULL,NULL,NULL,'{"seats":[3]}',1795762621814842,NULL);
INSERT INTO "posts" VALUES('cig4tdnnh','turn',60,-1,'said','e142e8700c5c57b588a9a7fc',1300000000000000000,1575767395581034496,'3a5fa74854a8347bc601907d3c3454be','{"seats":[2]}',1795762621833696,1795762623451218);
INSERT INTO "posts" VALUES('cig4tdnnh','ask',61,-1,'said','a024dec303ac087f2902b529',1300000000000000000,1575767395660726272,'ab1aaef329980e905c3c809d2804a400','{"seats":[1,3]}',1795762621833696,1795762623469863);
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
INSERT INTO "seats" VALUES('cig4tdnnh',0,1100000000000000001,'Alba','red','en-US',1400000000000000001,1575767396017242112,'{}',1795762621772261);
INSERT INTO "seats" VALUES('cig4tdnnh',1,1100000000000000002,'Bruno','blue','en-US',1400000000000000002,1575767396059185152,'{}',1795762621795720);
INSERT INTO "seats" VALUES('cig4tdnnh',2,1100000000000000003,'Chloé','white','en-US',1400000000000000003,1575767396096933888,'{}',1795762621802054);
INSERT INTO "seats" VALUES('cig4tdnnh',3,1100000000000000004,'Dámaso','orange','es-ES',1400000000000000004,1575767396130488320,'{}',1795762621806499);
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
CREATE INDEX ix_contests_guild_id ON contests (guild_id);
CREATE INDEX ix_contests_due ON contests (due);
CREATE INDEX ix_departures_left_id ON departures (left_id);
COMMIT;
