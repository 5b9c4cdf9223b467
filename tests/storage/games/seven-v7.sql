BEGIN TRANSACTION;
CREATE TABLE archives (
	game_id VARCHAR(12) NOT NULL, 
	people JSON NOT NULL, 
	log BLOB NOT NULL, 
	CONSTRAINT pk_archives PRIMARY KEY (game_id), 
	CONSTRAINT fk_archives_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
CREATE TABLE deadlines (
	game_id VARCHAR(12) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	due BIGINT NOT NULL, 
	data JSON NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (game_id, kind), 
	CONSTRAINT fk_deadlines_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "deadlines" VALUES('4jmxj9pt5','nudge',1795823498042377,'{}');
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
INSERT INTO "games" VALUES('4jmxj9pt5',1200000000000000000,1300000000000000000,'running','en',1100000000000000001,'["base"]','{"hand_limit":5}','{"practice":false}',X'A33F5461ED6F704C4BBA5668EA2B2503D08BFD7ECF1963538497C4D0082CC1CC','86649ccb49c15f4f3e25b8d27a49c87b42daad3256485552dbf88d394a2892bb','["7f1a1ed53dbf8ba258f9a3e476700569","05eb2a76b0d0779b29f2252c0d904425","889fcb103ba57bd80f52f879326544ce","234de2308a39a6bb62ae9db9faf529cc"]',52,35,35,X'DE001FA776657273696F6E02A76D6F64756C657391A462617365A76F7074696F6E738BA36D6170A87661726961626C65A6746F6B656E73A673706972616CA8686172626F757273A77072696E746564A57374617274A464696365A6706F696E74730AAA68616E645F6C696D697405A6706861736573A8636F6D62696E6564AC6E65775F686172626F757273A9617320706861736573A8667269656E646C79C2AB6265666F72655F726F6C6CA3616E79A462616E6BA776697369626C65A5736561747304A57368617065DC00139200FE9201FE9202FE92FFFF9200FF9201FF9202FF92FE0092FF0092000092010092020092FE0192FF0192000192010192FE0292FF02920002A66E756D62657223A77465727261696EDC002503050401010504060102040201030502040303000000000000000000000000000000000000A6746F6B656E73DC00250B0C090406050A00030B0408080A0903050206000000000000000000000000000000000000A8686172626F757273999200FF9203039211049226FF923D029245FF9242FF923101921200AB636F726E65725F6B696E64C436000000000000000200000000000200000000000002000000000000000200020000000000000200000200000000000000000000000002AB636F726E65725F73656174C436000000000000000300000000000300000000000002000000000000000000010000000000000000000100000000000000000000000002A9656467655F6B696E64C448000000000000000000000100000000000000000001000000000000000000000001000000000000000100000001000001000000000000000000000100000000000000000000000100A9656467655F73656174C448000000000000000000000300000000000000000003000000000000000000000002000000000000000000000001000000000000000000000000000100000000000000000000000200A462616E6B950C070D120EA568616E647394950406000000950001020005950005020100950300020000A6737570706C799494000D030494000D030494000D030494000D0304A56465636B7391950E05020202A67175657565739190A468656C649490909090A6706C6179656494950000000000950000000000950000000000950000000000A5626F786564950000000000A661776172647392FFFFA57374696E740AA4706C616EA47475726EA47475726E02A5737461636B9694A453746570AA6E657874207374696E74029094A453746570AA656E64206F6666657273029094A453746570A861736B207475726E029094A54672616D6590C2C294A453746570AA61736B20726F6262657202910794A54672616D65939500A764697363617264910523909501A764697363617264910423909502A76469736361726491042390C2C2A662657369646590A4676F6E6590A777696E6E65727390A5706172747383A6526F6262657282A2617407AB69735F6B6570745F6F6666C2A45475726E88A464696365920205A46465636B90A6726F6C6C65640AA46361726400A56275696C7400A3676F749402000100A8686172626F75727390A673746172747390A64F666665727383A46F70656E90A46D61646500A668757368656490A87265766973696F6E01',NULL,NULL,1795737097895660,1795737098089675,NULL,6,'{"version":1,"acted":[32,34,35,30],"present":[32,34,35,30],"laid":[[],[],[],[]],"nudge":"2026-11-27T23:51:38.042377Z"}');
CREATE TABLE hexhost_schema (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT hexhost_schema_pkc PRIMARY KEY (version_num)
);
INSERT INTO "hexhost_schema" VALUES('0007');
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
INSERT INTO "lines" VALUES('4jmxj9pt5',0,-1,1100000000000000001,'{"number":0,"seat":-1,"action":{"modules":["base"],"options":{"map":"variable","tokens":"spiral","harbours":"printed","start":"dice","points":10,"hand_limit":5,"phases":"combined","new_harbours":"as phases","friendly":false,"before_roll":"any","bank":"visible"},"colours":["red","blue","white","orange"],"layout":null,"revision":1},"chance":[["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],4],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],14],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],7],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],2],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1,1],11],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1,1],5],["terrain",[1,1,1,1,1,1,1,1,1,1,1,1],11],["terrain",[1,1,1,1,1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1,1,1,1,1],7],["terrain",[1,1,1,1,1,1,1,1,1],5],["terrain",[1,1,1,1,1,1,1,1],6],["terrain",[1,1,1,1,1,1,1],0],["terrain",[1,1,1,1,1,1],1],["terrain",[1,1,1,1,1],4],["terrain",[1,1,1,1],3],["terrain",[1,1,1],2],["terrain",[1,1],0],["terrain",[1],0],["corner",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5],["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],3],["die",[1,1,1,1,1,1],0],["die",[1,1,1,1,1,1],5]],"events":[{"type":"StartRolled","seat":0,"dice":[6,4]},{"type":"StartRolled","seat":1,"dice":[5,5]},{"type":"StartRolled","seat":2,"dice":[5,3]},{"type":"StartRolled","seat":3,"dice":[4,4]},{"type":"StartRolled","seat":0,"dice":[2,4]},{"type":"StartRolled","seat":1,"dice":[1,6]},{"type":"StartDecided","seat":1}]}',1795737098042377,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',1,1,1100000000000000002,'{"number":1,"seat":1,"action":{"type":"FoundSettlement","corner":"0,0/0,1/1,0"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"0,0/0,1/1,0"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',2,1,1100000000000000002,'{"number":2,"seat":1,"action":{"type":"LayFirstRoad","edge":"0,0/0,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"0,0/0,1"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',3,2,1100000000000000003,'{"number":3,"seat":2,"action":{"type":"FoundSettlement","corner":"-1,3/0,2/0,3"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"-1,3/0,2/0,3"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',4,2,1100000000000000003,'{"number":4,"seat":2,"action":{"type":"LayFirstRoad","edge":"-1,3/0,2"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"-1,3/0,2"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',5,3,1100000000000000004,'{"number":5,"seat":3,"action":{"type":"FoundSettlement","corner":"0,-1/1,-2/1,-1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"0,-1/1,-2/1,-1"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',6,3,1100000000000000004,'{"number":6,"seat":3,"action":{"type":"LayFirstRoad","edge":"0,-1/1,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"0,-1/1,-1"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',7,0,1100000000000000001,'{"number":7,"seat":0,"action":{"type":"FoundSettlement","corner":"-2,0/-2,1/-1,0"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"-2,0/-2,1/-1,0"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',8,0,1100000000000000001,'{"number":8,"seat":0,"action":{"type":"LayFirstRoad","edge":"-2,0/-2,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"-2,0/-2,1"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',9,0,1100000000000000001,'{"number":9,"seat":0,"action":{"type":"FoundSettlement","corner":"1,1/2,0/2,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":0,"corner":"1,1/2,0/2,1"},{"type":"FirstCards","seat":0,"cards":[0,2,0,0,0]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',10,0,1100000000000000001,'{"number":10,"seat":0,"action":{"type":"LayFirstRoad","edge":"1,1/2,0"},"chance":[],"events":[{"type":"RoadBuilt","seat":0,"edge":"1,1/2,0"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',11,3,1100000000000000004,'{"number":11,"seat":3,"action":{"type":"FoundSettlement","corner":"-1,-2/-1,-1/0,-2"},"chance":[],"events":[{"type":"SettlementBuilt","seat":3,"corner":"-1,-2/-1,-1/0,-2"},{"type":"FirstCards","seat":3,"cards":[1,0,1,0,0]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',12,3,1100000000000000004,'{"number":12,"seat":3,"action":{"type":"LayFirstRoad","edge":"-1,-2/-1,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":3,"edge":"-1,-2/-1,-1"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',13,2,1100000000000000003,'{"number":13,"seat":2,"action":{"type":"FoundSettlement","corner":"2,-1/2,0/3,-1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":2,"corner":"2,-1/2,0/3,-1"},{"type":"FirstCards","seat":2,"cards":[0,1,0,1,0]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',14,2,1100000000000000003,'{"number":14,"seat":2,"action":{"type":"LayFirstRoad","edge":"2,0/3,-1"},"chance":[],"events":[{"type":"RoadBuilt","seat":2,"edge":"2,0/3,-1"}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',15,1,1100000000000000002,'{"number":15,"seat":1,"action":{"type":"FoundSettlement","corner":"-1,1/-1,2/0,1"},"chance":[],"events":[{"type":"SettlementBuilt","seat":1,"corner":"-1,1/-1,2/0,1"},{"type":"FirstCards","seat":1,"cards":[0,0,2,0,1]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',16,1,1100000000000000002,'{"number":16,"seat":1,"action":{"type":"LayFirstRoad","edge":"-1,2/0,1"},"chance":[],"events":[{"type":"RoadBuilt","seat":1,"edge":"-1,2/0,1"},{"type":"TurnBegan","seat":1}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',17,1,1100000000000000002,'{"number":17,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":1,"dice":[3,5]},{"type":"Produced","got":[[1,1,0,0,0],[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',18,1,1100000000000000002,'{"number":18,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',19,2,1100000000000000003,'{"number":19,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,5]},{"type":"Produced","got":[[1,1,0,0,0],[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',20,2,1100000000000000003,'{"number":20,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',21,3,1100000000000000004,'{"number":21,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":3,"dice":[3,5]},{"type":"Produced","got":[[1,1,0,0,0],[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',22,3,1100000000000000004,'{"number":22,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',23,0,1100000000000000001,'{"number":23,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],3]],"events":[{"type":"DiceRolled","seat":0,"dice":[5,4]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,2],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',24,0,1100000000000000001,'{"number":24,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',25,1,1100000000000000002,'{"number":25,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":1,"dice":[5,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0],[0,0,1,0,0]],"short":[]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',26,1,1100000000000000002,'{"number":26,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',27,2,1100000000000000003,'{"number":27,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],2]],"events":[{"type":"DiceRolled","seat":2,"dice":[3,3]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,1,0,0],[1,0,0,0,0]],"short":[]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',28,2,1100000000000000003,'{"number":28,"seat":2,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":2},{"type":"TurnBegan","seat":3}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',29,3,1100000000000000004,'{"number":29,"seat":3,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],4],["die",[1,1,1,1,1,1],0]],"events":[{"type":"DiceRolled","seat":3,"dice":[5,1]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,0],[0,0,1,0,0],[1,0,0,0,0]],"short":[]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',30,3,1100000000000000004,'{"number":30,"seat":3,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":3},{"type":"TurnBegan","seat":0}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',31,0,1100000000000000001,'{"number":31,"seat":0,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],5]],"events":[{"type":"DiceRolled","seat":0,"dice":[3,6]},{"type":"Produced","got":[[0,0,0,0,0],[0,0,0,0,2],[0,0,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',32,0,1100000000000000001,'{"number":32,"seat":0,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":0},{"type":"TurnBegan","seat":1}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',33,1,1100000000000000002,'{"number":33,"seat":1,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],2],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":1,"dice":[3,5]},{"type":"Produced","got":[[1,1,0,0,0],[0,0,0,0,0],[0,1,0,0,0],[0,0,0,0,0]],"short":[]}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',34,1,1100000000000000002,'{"number":34,"seat":1,"action":{"type":"EndTurn"},"chance":[],"events":[{"type":"TurnEnded","seat":1},{"type":"TurnBegan","seat":2}]}',1795737098089675,NULL);
INSERT INTO "lines" VALUES('4jmxj9pt5',35,2,1100000000000000003,'{"number":35,"seat":2,"action":{"type":"RollDice"},"chance":[["die",[1,1,1,1,1,1],1],["die",[1,1,1,1,1,1],4]],"events":[{"type":"DiceRolled","seat":2,"dice":[2,5]}]}',1795737098089675,NULL);
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
INSERT INTO "posts" VALUES('4jmxj9pt5','lobby',-1,-1,'gone','e09a688caf16ed1cbbe0ffa2',NULL,NULL,NULL,'{}',1795737097895660,NULL);
INSERT INTO "posts" VALUES('4jmxj9pt5','full',-1,-1,'gone','c7ce702100432e51e0a4c7c7',NULL,NULL,NULL,'{"seats":[0]}',1795737097999759,NULL);
INSERT INTO "posts" VALUES('4jmxj9pt5','turn',0,-1,'gone','1b0cade2e6df944a5fb62332',NULL,NULL,NULL,'{"seats":[1]}',1795737098042377,NULL);
INSERT INTO "posts" VALUES('4jmxj9pt5','turn',34,-1,'said','0627b241319db20bb1b4c698',1300000000000000000,1575660347358969856,'5a1f7e27d0f1f2f1ac2b42ca40daafdf','{"seats":[2]}',1795737098089675,1795737101180645);
INSERT INTO "posts" VALUES('4jmxj9pt5','ask',35,-1,'said','59e798b25afb0e15a475d0be',1300000000000000000,1575660347656765440,'a200cd6dbed24a84158bab8129bb6c9f','{"seats":[0,1]}',1795737098089675,1795737101245560);
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
INSERT INTO "seats" VALUES('4jmxj9pt5',0,1100000000000000001,'Alba','red','en-US',1400000000000000001,1575660348973776896,'{}',1795737097895660);
INSERT INTO "seats" VALUES('4jmxj9pt5',1,1100000000000000002,'Bruno','blue','en-US',1400000000000000002,1575660349091217408,'{}',1795737097972172);
INSERT INTO "seats" VALUES('4jmxj9pt5',2,1100000000000000003,'Chloé','white','en-US',1400000000000000003,1575660349128966144,'{}',1795737097990575);
INSERT INTO "seats" VALUES('4jmxj9pt5',3,1100000000000000004,'Dámaso','orange','es-ES',1400000000000000004,1575660349175103488,'{}',1795737097999759);
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
CREATE INDEX ix_results_user_id ON results (user_id);
CREATE INDEX ix_games_guild_id ON games (guild_id);
COMMIT;
