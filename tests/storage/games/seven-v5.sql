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
	CONSTRAINT fk_games_rematch_of FOREIGN KEY(rematch_of) REFERENCES games (id), 
	CONSTRAINT ck_games_status CHECK (status IN ('lobby', 'running', 'over', 'abandoned', 'closed'))
);
INSERT INTO "games" VALUES('awhrpifw7',1200000000000000000,1300000000000000000,'running','en',1100000000000000001,'["base"]','{"hand_limit":5}','{"practice":false}',X'40788E4F6DD6F54F91CDCDCDE73ECC3D745531EE2C1D621805949572DC894400','5d145adf985437a98ba1331e895be7acfad6b6ab783089557d29b666839efeed','["7f1a1ed53dbf8ba258f9a3e476700569","05eb2a76b0d0779b29f2252c0d904425","889fcb103ba57bd80f52f879326544ce","234de2308a39a6bb62ae9db9faf529cc"]',93,79,79,X'DE001EA776657273696F6E02A76D6F64756C657391A462617365A76F7074696F6E738BA36D6170A87661726961626C65A6746F6B656E73A673706972616CA8686172626F757273A77072696E746564A57374617274A464696365A6706F696E74730AAA68616E645F6C696D697405A6706861736573A8636F6D62696E6564AC6E65775F686172626F757273A9617320706861736573A8667269656E646C79C2AB6265666F72655F726F6C6CA3616E79A462616E6BA776697369626C65A5736561747304A57368617065DC00139200FE9201FE9202FE92FFFF9200FF9201FF9202FF92FE0092FF0092000092010092020092FE0192FF0192000192010192FE0292FF02920002A66E756D6265724FA77465727261696EDC002502020104010601050304010303050504030402000000000000000000000000000000000000A6746F6B656E73DC002508040B0A03000C05090B06090204050A060308000000000000000000000000000000000000A8686172626F757273999200FF9203039211049226FF923D029245FF9242FF923101921200AB636F726E65725F6B696E64C436000000000000000002000000000000020002020000000000000000000000000000000000000000000200000200000000020200000000AB636F726E65725F73656174C436000000000000000001000000000000030003010000000000000000000000000000000000000000000000000000000000020200000000A9656467655F6B696E64C448000000000000000000000000010000000001000101000000000000000000000000000000000000000000000000000000000000010000010000000000000000010100000000000000A9656467655F73656174C448000000000000000000000000010000000003000301000000000000000000000000000000000000000000000000000000000000000000000000000000000000020200000000000000A462616E6B9510050F0F0FA568616E64739495000000000395000A000100950004020000950300020301A6737570706C799494000D030494000D030494000D030494000D0304A56465636B7391950E05020202A67175657565739190A468656C649490909090A6706C6179656494950000000000950000000000950000000000950000000000A5626F786564950000000000A661776172647392FFFFA57374696E741CA4706C616EA47475726EA47475726E01A5737461636B9694A453746570AA6E657874207374696E74019094A453746570AA656E64206F6666657273019094A453746570A861736B207475726E019094A54672616D6590C2C294A453746570AA61736B20726F6262657201910794A54672616D65939501A76469736361726491054F909502A76469736361726491034F909503A76469736361726491044F90C2C2A662657369646590A4676F6E6590A777696E6E65727390A5706172747383A6526F6262657282A2617410AB69735F6B6570745F6F6666C2A45475726E87A464696365920304A6726F6C6C65641CA46361726400A56275696C7400A3676F749401000000A8686172626F75727390A673746172747390A64F666665727383A46F70656E90A46D61646500A668757368656490',NULL,NULL,1795375044809355,1795375044894215,NULL,6,'{"version":1,"acted":[78,79,74,76],"present":[0,0,0,0],"laid":[[],[],[],[]]}');
CREATE TABLE hexhost_schema (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT hexhost_schema_pkc PRIMARY KEY (version_num)
);
INSERT INTO "hexhost_schema" VALUES('0005');
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
INSERT INTO "lines" VALUES('awhrpifw7',0,-1,1100000000000000001,'{"number":0,"seat":-1,"action":{"modules":["base"],"options":{"map":"variable","tokens":"spiral","harbours":"printed","start":"dice","points":10,"hand_limit":5,"phases":"combined","new_harbours":"as phases","friendly":false,"before_roll":"any","bank":"visible"},"colours":["red","blue","white","orange"],"layout":null},"chance":[["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],12],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],13],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],1],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],7],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1],13],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1],9],["terrain",[1,1,1,1,1,1,1,1,1,1,1],2],["terrain",[1,1,1,1,1,1,1,1,1,1],4],["terrain",[1,1,1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1,1,1],2],["terrain",[1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1],4],["terrain",[1,1,1,1,1],4],["terrain",[1,1,1,1],2],["terrain",[1,1,1],0],["terrain",[1,1],0],["terrain",[1],0],["corner",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],1]],"events":[{"type":"StartRolled","seat":0,"dice":[3,6]},{"type":"StartRolled","seat":1,"dice":[1,1]},{"type":"StartRolled","seat":2,"dice":[3,6]},{"type":"StartRolled","seat":3,"dice":[3,6]},{"type":"StartRolled","seat":0,"dice":[3,3]},{"type":"StartRolled","seat":2,"dice":[3,6]},{"type":"StartRolled","seat":3,"dice":[1,2]},{"type":"StartDecided","seat":2}]}',1795375044870795,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',1,2,1100000000000000003,'{"number":1,"seat":2,"action":{"type":"FoundSettlement","corner":"-1,2/-1,3/0,2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"-1,2/-1,3/0,2"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',2,2,1100000000000000003,'{"number":2,"seat":2,"action":{"type":"LayFirstRoad","edge":"-1,2/0,2"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"-1,2/0,2"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',3,3,1100000000000000004,'{"number":3,"seat":3,"action":{"type":"FoundSettlement","corner":"2,-1/3,-2/3,-1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"2,-1/3,-2/3,-1"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',4,3,1100000000000000004,'{"number":4,"seat":3,"action":{"type":"LayFirstRoad","edge":"2,-1/3,-2"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"2,-1/3,-2"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',5,0,1100000000000000001,'{"number":5,"seat":0,"action":{"type":"FoundSettlement","corner":"-3,2/-2,1/-2,2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"-3,2/-2,1/-2,2"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',6,0,1100000000000000001,'{"number":6,"seat":0,"action":{"type":"LayFirstRoad","edge":"-3,2/-2,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"-3,2/-2,1"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',7,1,1100000000000000002,'{"number":7,"seat":1,"action":{"type":"FoundSettlement","corner":"0,-2/0,-1/1,-2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"0,-2/0,-1/1,-2"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',8,1,1100000000000000002,'{"number":8,"seat":1,"action":{"type":"LayFirstRoad","edge":"0,-2/0,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"0,-2/0,-1"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',9,1,1100000000000000002,'{"number":9,"seat":1,"action":{"type":"FoundSettlement","corner":"0,-1/0,0/1,-1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"0,-1/0,0/1,-1"},{"type":"FirstCards","seat":1,"cards":[1,0,0,1,0]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',10,1,1100000000000000002,'{"number":10,"seat":1,"action":{"type":"LayFirstRoad","edge":"0,-1/1,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"0,-1/1,-1"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',11,0,1100000000000000001,'{"number":11,"seat":0,"action":{"type":"FoundSettlement","corner":"-1,1/-1,2/0,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"-1,1/-1,2/0,1"},{"type":"FirstCards","seat":0,"cards":[0,0,0,1,2]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',12,0,1100000000000000001,'{"number":12,"seat":0,"action":{"type":"LayFirstRoad","edge":"-1,1/0,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"-1,1/0,1"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',13,3,1100000000000000004,'{"number":13,"seat":3,"action":{"type":"FoundSettlement","corner":"-1,-1/-1,0/0,-1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"-1,-1/-1,0/0,-1"},{"type":"FirstCards","seat":3,"cards":[1,0,1,1,0]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',14,3,1100000000000000004,'{"number":14,"seat":3,"action":{"type":"LayFirstRoad","edge":"-1,-1/0,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"-1,-1/0,-1"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',15,2,1100000000000000003,'{"number":15,"seat":2,"action":{"type":"FoundSettlement","corner":"-2,2/-2,3/-1,2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"-2,2/-2,3/-1,2"},{"type":"FirstCards","seat":2,"cards":[0,0,1,1,0]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',16,2,1100000000000000003,'{"number":16,"seat":2,"action":{"type":"LayFirstRoad","edge":"-2,2/-1,2"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"-2,2/-1,2"},{"type":"TurnBegan","seat":2}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',17,2,1100000000000000003,'{"number":17,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,1,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',18,2,1100000000000000003,'{"number":18,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',19,3,1100000000000000004,'{"number":19,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":3,"dice":[5,3]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',20,3,1100000000000000004,'{"number":20,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',21,0,1100000000000000001,'{"number":21,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":0,"dice":[3,5]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',22,0,1100000000000000001,'{"number":22,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',23,1,1100000000000000002,'{"number":23,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":1,"dice":[3,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,1,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',24,1,1100000000000000002,'{"number":24,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',25,2,1100000000000000003,'{"number":25,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,3]},{"type":"Produced","got":[[0,0,1,0,0],[0,0,0,0,0],[0,0,1,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',26,2,1100000000000000003,'{"number":26,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',27,3,1100000000000000004,'{"number":27,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":3,"dice":[6,1]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',28,3,1100000000000000004,'{"number":28,"seat":3,"action":{"type":"MoveRobber","to":"-2,1"},"chance":[["theft",[0,0,1,1,2],4]],"events":[{"type":"RobberMoved","seat":3,"origin":"1,-1","to":"-2,1"},{"type":"Robbed","seat":3,"victim":0,"card":4}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',29,3,1100000000000000004,'{"number":29,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',30,0,1100000000000000001,'{"number":30,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":0,"dice":[2,4]},{"type":"Produced","got":[[0,0,1,0,0],[0,0,0,0,0],[0,0,1,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',31,0,1100000000000000001,'{"number":31,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',32,1,1100000000000000002,'{"number":32,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":1,"dice":[6,4]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,1,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',33,1,1100000000000000002,'{"number":33,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',34,2,1100000000000000003,'{"number":34,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":2,"dice":[2,2]},{"type":"Produced","got":[[0,0,0,0,1],[0,1,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',35,2,1100000000000000003,'{"number":35,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',36,3,1100000000000000004,'{"number":36,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":3,"dice":[6,1]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',37,2,1100000000000000003,'{"number":37,"seat":2,"action":{"type":"Discard","cards":[0,2,1,0,0]},"chance":[],"events":[{"type":"Discarded","seat":2,"cards":[0,2,1,0,0]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',38,3,1100000000000000004,'{"number":38,"seat":3,"action":{"type":"Discard","cards":[0,0,2,0,1]},"chance":[],"events":[{"type":"Discarded","seat":3,"cards":[0,0,2,0,1]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',39,3,1100000000000000004,'{"number":39,"seat":3,"action":{"type":"MoveRobber","to":"0,2"},"chance":[["theft",[0,0,2,1,0],3]],"events":[{"type":"RobberMoved","seat":3,"origin":"-2,1","to":"0,2"},{"type":"Robbed","seat":3,"victim":2,"card":3}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',40,3,1100000000000000004,'{"number":40,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',41,0,1100000000000000001,'{"number":41,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":0,"dice":[5,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',42,0,1100000000000000001,'{"number":42,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',43,1,1100000000000000002,'{"number":43,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":1,"dice":[5,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',44,1,1100000000000000002,'{"number":44,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',45,2,1100000000000000003,'{"number":45,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":2,"dice":[2,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',46,2,1100000000000000003,'{"number":46,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',47,3,1100000000000000004,'{"number":47,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":3,"dice":[6,5]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',48,3,1100000000000000004,'{"number":48,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',49,0,1100000000000000001,'{"number":49,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":0,"dice":[6,2]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',50,0,1100000000000000001,'{"number":50,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',51,1,1100000000000000002,'{"number":51,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":1,"dice":[1,3]},{"type":"Produced","got":[[0,0,0,0,1],[0,1,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',52,1,1100000000000000002,'{"number":52,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',53,2,1100000000000000003,'{"number":53,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,5]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',54,2,1100000000000000003,'{"number":54,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',55,3,1100000000000000004,'{"number":55,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":3,"dice":[2,5]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',56,0,1100000000000000001,'{"number":56,"seat":0,"action":{"type":"Discard","cards":[0,0,2,1,0]},"chance":[],"events":[{"type":"Discarded","seat":0,"cards":[0,0,2,1,0]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',57,1,1100000000000000002,'{"number":57,"seat":1,"action":{"type":"Discard","cards":[1,1,0,4,0]},"chance":[],"events":[{"type":"Discarded","seat":1,"cards":[1,1,0,4,0]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',58,3,1100000000000000004,'{"number":58,"seat":3,"action":{"type":"MoveRobber","to":"-2,2"},"chance":[],"events":[{"type":"RobberMoved","seat":3,"origin":"0,2","to":"-2,2"}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',59,3,1100000000000000004,'{"number":59,"seat":3,"action":{"type":"Rob","victim":0},"chance":[["theft",[0,0,0,0,3],4]],"events":[{"type":"Robbed","seat":3,"victim":0,"card":4}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',60,3,1100000000000000004,'{"number":60,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',61,0,1100000000000000001,'{"number":61,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":0,"dice":[4,4]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',62,0,1100000000000000001,'{"number":62,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',63,1,1100000000000000002,'{"number":63,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":1,"dice":[2,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',64,1,1100000000000000002,'{"number":64,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',65,2,1100000000000000003,'{"number":65,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":2,"dice":[5,3]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',66,2,1100000000000000003,'{"number":66,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',67,3,1100000000000000004,'{"number":67,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":3,"dice":[6,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[1,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',68,3,1100000000000000004,'{"number":68,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',69,0,1100000000000000001,'{"number":69,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":0,"dice":[5,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,1,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',70,0,1100000000000000001,'{"number":70,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',71,1,1100000000000000002,'{"number":71,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":1,"dice":[3,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,1,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',72,1,1100000000000000002,'{"number":72,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',73,2,1100000000000000003,'{"number":73,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":2,"dice":[6,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[1,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',74,2,1100000000000000003,'{"number":74,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',75,3,1100000000000000004,'{"number":75,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":3,"dice":[2,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',76,3,1100000000000000004,'{"number":76,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',77,0,1100000000000000001,'{"number":77,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],1]],"events":[{"type":"DiceRolled","seat":0,"dice":[3,2]},{"type":"Produced","got":[[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',78,0,1100000000000000001,'{"number":78,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795375044894215,NULL);
INSERT INTO "lines" VALUES('awhrpifw7',79,1,1100000000000000002,'{"number":79,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":1,"dice":[3,4]}]}',1795375044894215,NULL);
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
INSERT INTO "posts" VALUES('awhrpifw7','lobby',-1,-1,'gone','d66f4809aed08408b99f1d2a',NULL,NULL,NULL,'{}',1795375044809355,NULL);
INSERT INTO "posts" VALUES('awhrpifw7','turn',0,-1,'gone','2ef150eb1def0c131a12779f',NULL,NULL,NULL,'{"seats":[2]}',1795375044870795,NULL);
INSERT INTO "posts" VALUES('awhrpifw7','turn',78,-1,'said','8e6983c82b4500a2ca88f3c3',1300000000000000000,1574141779677020160,'0dcedd1229ddb46294b9ce47d17fd566','{"seats":[1]}',1795375044894215,1795375046416605);
INSERT INTO "posts" VALUES('awhrpifw7','ask',79,-1,'said','7f72d42f16458c81a8c2fe5c',1300000000000000000,1574141779727351808,'a0f76fa5de0a45ec81e57aee6f53db0c','{"seats":[2,3]}',1795375044894215,1795375046432456);
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
INSERT INTO "seats" VALUES('awhrpifw7',0,1100000000000000001,'Alba','red','en-US',1400000000000000001,1574141780297777152,'{}',1795375044809355);
INSERT INTO "seats" VALUES('awhrpifw7',1,1100000000000000002,'Bruno','blue','en-US',1400000000000000002,1574141780335525888,'{}',1795375044847639);
INSERT INTO "seats" VALUES('awhrpifw7',2,1100000000000000003,'Chloé','white','en-US',1400000000000000003,1574141780364886016,'{}',1795375044855414);
INSERT INTO "seats" VALUES('awhrpifw7',3,1100000000000000004,'Dámaso','orange','es-ES',1400000000000000004,1574141780431994880,'{}',1795375044863381);
CREATE TABLE settings (
	scope VARCHAR(16) NOT NULL, 
	id BIGINT NOT NULL, 
	settings JSON NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (scope, id)
);
CREATE INDEX ix_deadlines_due ON deadlines (due);
CREATE INDEX ix_posts_planned ON posts (game_id) WHERE state = 'planned';
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_games_living ON games (status) WHERE status IN ('lobby', 'running');
CREATE UNIQUE INDEX one_living_game ON games (channel_id) WHERE status IN ('lobby', 'running');
COMMIT;
