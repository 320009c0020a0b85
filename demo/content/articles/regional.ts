import type { DemoArticle } from '../article.ts';

/**
 * Marathi, Tamil, Telugu, Malayalam, Punjabi and Bengali cinema. Everybody and everything here is
 * invented.
 */
export const regional: DemoArticle[] = [
  {
    slug: 'vaara-ani-vaat-fifth-week-more-shows',
    title: '‘Vaara Ani Vaat’ is in its fifth week, and Satara has asked for more shows',
    summary:
      'The Marathi film opened at ₹0.8 crore and has ₹12.9 crore now. Three theatre owners explain why they kept a walking film running while louder ones came and went.',
    content: `
<p>When <a href="/vaara-ani-vaat">‘Vaara Ani Vaat’</a> opened, the manager of a two-screen house in Satara gave it one show a day, at 12.15, “because at 12.15 nobody complains”. It now has three. The 12.15 is still there. It has become the show for which people come with their own tiffin.</p>
<p>The arithmetic is small and lovely. Day one brought ₹0.8 crore, the first weekend ₹3.1 crore. The weeks since went 4.90, then 3.24, then 2.45, then 1.83: a slope a person with a bad knee could walk down. The total stands at ₹12.9 crore, and its line in our table is up 15.2 per cent.</p>
<p>“It has earned more than four times its opening weekend,” says trade analyst Hemant Rupawate. “Nothing else on the chart does that, not even the giants. I have checked it twice, because I did not believe it the first time.”</p>
<p>He puts it down to three things: grandmothers, Sunday buses, and the absence of a villain. Anagha Tambe’s film follows a windmill keeper walking forty kilometres home. People arrive expecting to be bored and are instead, in the words of one usher in Karad, “very quietly busy”.</p>
<p>Next Friday two new releases need screens. In Satara the manager has already decided. “I will move it to the smaller hall,” he said. “I will not move it from 12.15.”</p>`,
    picture: 'face-celebrities-1',
    tags: ['marathi', 'box office', 'theatres'],
    hashtags: ['#VaaraAniVaat', '#MarathiCinema', '#FifthWeek'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 5.5,
    views: 3240,
    filmSlugs: ['vaara-ani-vaat'],
  },
  {
    slug: 'the-keeper-who-taught-madhivanan-the-lamp',
    title: 'The keeper who taught Madhivanan R. to light a lamp',
    summary:
      'Before ‘Kadal Vilakku’ began, its lead actor spent three weeks with a retired lighthouse keeper near Kanyakumari. He was allowed to touch the lens on the last day.',
    content: `
<p>Arockiam Pillai kept lights on the southern coast for thirty-four years and has opinions about films with lighthouses in them. “In films the keeper stands on the balcony and looks at the sea,” he says. “When would I look at the sea? I had brass to polish.”</p>
<p>So that is what he gave Madhivanan R. to do. For three weeks before <a href="/kadal-vilakku">‘Kadal Vilakku’</a> went to camera, the actor got up at four, climbed 157 steps, and polished. He was corrected often. He kept a notebook, of which he will show only one page; it says, in full, “Cloth: old vest. Never new.”</p>
<p>The lens itself was out of bounds. It stands as tall as a man, and a fingerprint on it, Pillai explained, is visible to nobody on land and to everybody at sea. On the final morning he handed his pupil a pair of cotton gloves without a word.</p>
<blockquote><p>“I have had awards that felt like less,” says Madhivanan.</p></blockquote>
<p>You can see the training in the film, if you know where to look. In the sequence where the light fails, director Arivu Thangaraj holds on the keeper’s hands for almost two minutes. They check the mantle, the pressure, the clockwork; then they check them again in the other order. There is no dialogue. Pillai watched it in a hall in Nagercoil and is said to have muttered “correct, correct, correct” until somebody’s aunt asked him to stop.</p>
<p>He found one mistake. The logbook in the film is written in blue ink. “Black,” he says. “Blue fades. You write for the man who comes after the man who comes after you.” Thangaraj has apologised in writing. In black.</p>`,
    picture: 'trophy-celebrities-1',
    tags: ['tamil', 'craft', 'actors'],
    hashtags: ['#KadalVilakku', '#TamilCinema', '#Lighthouse'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 388,
    views: 21400,
    filmSlugs: ['kadal-vilakku'],
  },
  {
    slug: 'godavari-gadiyaaram-how-a-slow-clock-crossed-200-crore',
    title: 'How a clock that runs seventeen minutes slow crossed ₹200 crore',
    summary:
      '‘Godavari Gadiyaaram’ reached the mark on its sixth Monday, without a second star or a fight in the first hour. A long look at the tower, the tune and the two families.',
    content: `
<p>The clock in <a href="/godavari-gadiyaaram">‘Godavari Gadiyaaram’</a> has been wrong since the flood. It loses nothing, it gains nothing; it simply stands seventeen minutes behind the rest of the country and goes on. One family on the east bank lives by it. The other, on the west, lives by the railway. When Sandhya Rani Kolli pitched the film, a financier asked what the conflict was. “Lunch,” she said.</p>
<p>On its sixth Monday, with a day of ₹0.84 crore, the film crossed ₹200 crore nett. It stands at ₹203.8 crore. Of all the films on our chart only one has more, and that one has a heist in it.</p>
<h2>A town that was built to be told the time</h2>
<p>The tower is real in the sense that it is made of brick and you can climb it. Production designer Kishtayya Gollapudi put it up on a river island north of Rajahmundry in four months, 62 feet of it, because every existing tower had a mobile mast in the frame. The movement inside is an old railway clock from a yard sale. It was accurate when they bought it.</p>
<p>“Nobody tells you this,” Gollapudi says, “but it is extremely difficult to make a good clock run exactly seventeen minutes late and stay there. We had a man. His only job was the seventeen minutes.” The man, Nageswara, is seen for a second in the wedding sequence, eating a laddu and looking up.</p>
<p>The island floods every third year. Everybody knew it. The crew had two boats on standby and a list, pinned to the canteen wall, of what to save:</p>
<ul>
<li>the clock movement;</li>
<li>the second camera;</li>
<li>the pickle;</li>
<li>the first camera, which was insured.</li>
</ul>
<h2>The tune that came from a mistake</h2>
<p>The chime was to be a simple four-note figure. On the first day of shooting the third hammer stuck, and what came out was three notes and a cough. The assistant director’s mother, visiting, began to hum it while cutting onions. By evening the lighting boys had it. Composer and director gave up and wrote the score around the gap.</p>
<p>Wedding bands along the river now play it with a cymbal where the cough should be. A bandmaster in Kakinada told us that guests complain if he plays the missing note.</p>
<h2>Charan Teja Vemuri, standing still</h2>
<p>It helps to have a star; it helps more when the star agrees to be wrong. Charan Teja Vemuri plays Subbaraju, repairer of clocks, who is ordered by the municipality to put the tower right and who understands, some forty minutes before anybody else, that the delay is the only thing the two families still share. For most of the second hour he does nothing about it. He oils things.</p>
<blockquote><p>“I have been in films where I jump from a bridge in my first shot,” Vemuri says. “Here I enter with a ladder. Sandhya garu told me: the ladder is the star, do not pull focus from it.”</p></blockquote>
<p>The fight, when it comes, is with oars and in the dark, and lasts under three minutes. In halls in both Telugu states it is cheered like a cricket final, and it is not the scene that people mention afterwards. They mention the bride’s grandmother, played by the stage actress Ramatulasi, who decides which of the two times the wedding will follow by asking the cook when the rice will be done.</p>
<h2>What the numbers say</h2>
<p>The run was front-heavy in the ordinary way: ₹16.5 crore on the first day, ₹55.2 crore over the weekend, ₹85.8 crore in the week. What was not ordinary was the second week. At ₹48.5 crore it kept more than half of the first, at a time when two Hindi releases had taken the evening shows in Hyderabad’s multiplexes.</p>
<p>Hemant Rupawate, who has followed it week by week, points at the matinees. “Usually the evening leads and the afternoon follows. Here the noon show filled first. That means families with old people, and it means somebody drove them. One person who did not choose the film, in every car. That person came back on Friday with friends.”</p>
<p>The slide since has been steady: 30.1, 19.0, 11.5, 7.3. The change on our table reads minus 5.0 per cent, which for a film in its seventh week is a man walking downstairs with a hand on the rail. The budget, as Gauthami Arts gives it, was ₹88 crore. The seventeen minutes, they add, were not itemised.</p>
<h2>What they will do with the tower</h2>
<p>The set was to be pulled down after the shoot. It has had visitors every Sunday since the film opened, and the boatmen have formed an association and fixed a fare. The district has asked the producers to leave it standing. There was one condition in the letter: for reasons of public safety, the clock must show the correct time.</p>
<p>Kolli has replied. She says she is willing to discuss it, and has suggested a meeting at eleven. She did not say by which clock.</p>`,
    picture: 'clapper-reviews-1',
    tags: ['telugu', 'box office', 'long read', 'directors'],
    hashtags: ['#GodavariGadiyaaram', '#TeluguCinema', '#TwoHundredCrore'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 26,
    updatedHoursAgo: 9.5,
    views: 48700,
    filmSlugs: ['godavari-gadiyaaram'],
    metaTitle: '‘Godavari Gadiyaaram’ crosses ₹200 crore: the story of a slow clock',
    metaDescription:
      'The Telugu film reached ₹200 crore nett on its sixth Monday. The tower, the tune with a missing note, and what the numbers say.',
  },
  {
    slug: 'the-room-in-mazha-muri-was-built-to-leak',
    title: 'The room in ‘Mazha Muri’ was built to leak',
    summary:
      'Art director Safiya Koya drilled 41 holes in a ceiling and numbered every one. She tells us which of them improvised.',
    content: `
<p>There is a plan of the ceiling. It hangs in Safiya Koya’s workshop in Kozhikode and looks like a map of stars: forty-one dots, each with a number, a pipe diameter and a note. Number 7 says “slow, guilty”. Number 22 says “only after the telegram”.</p>
<p><a href="/mazha-muri">‘Mazha Muri’</a> happens in one room during one monsoon. Director Vishnu Parameswar’s first idea was to find a real room with a real leak. They found nine. “But a real leak has no sense of timing,” Koya says. “It falls on the actress in her close-up and it stops for the scene that is about it.”</p>
<p>So the room was built in a disused coir shed, tiles and all, with tanks above it and four men on ladders who had the script. The actress, Anjana Madhav, came to know them by their drops. She could tell, lying on the bed with her eyes shut, that it was Biju on number 12, since Biju hurried.</p>
<p>Then the real monsoon arrived, nine days early, and the coir shed turned out to have views of its own. A forty-second leak opened above the door, in the middle of a take, exactly as the translator reads out the word for <em>home</em> and crosses it out. Nobody called cut. It is in the film.</p>
<p>Koya drew it into the plan afterwards, in red. It has the number 42 and the note “not ours”.</p>`,
    picture: 'clapper-trade-1',
    tags: ['malayalam', 'craft', 'design'],
    hashtags: ['#MazhaMuri', '#MalayalamCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 690,
    views: 17600,
    filmSlugs: ['mazha-muri'],
  },
  {
    slug: 'sawa-lakh-first-week-wrestling-ring-of-its-own',
    title: '‘Sawa Lakh’ finishes its first week at ₹28.6 crore and sells out Ludhiana’s dawn show',
    summary:
      'Harkirat Gill’s wrestling drama kept its weekday shows full with an audience that is usually asleep by nine, so one theatre opened at six in the morning instead.',
    content: `
<p>Wrestlers go to bed early. This is a difficulty for anybody who wishes to sell them a late show.</p>
<p>A single screen in Ludhiana solved it in the simplest way: it put <a href="/sawa-lakh">‘Sawa Lakh’</a> on at 6 a.m., after morning practice, with milk and almonds at the counter in place of cola. All seven shows sold out. On the Wednesday the queue arrived at a run, in step.</p>
<p>The Punjabi film opened to ₹5.6 crore, made ₹19.8 crore by Sunday and closed its first week at ₹28.6 crore, with ₹33.7 crore on our table at the last count. The cost was about ₹14 crore, a good part of which, says director Harkirat Gill, was mud.</p>
<p>Rupawate’s view is that the hold was made on Monday. “It dropped to ₹2.6 crore and then declined to drop much further. Tuesday, Wednesday, Thursday: ₹2.3, ₹2.1, ₹1.8. A film that lands on its feet.” He paused. “Please do not print that it has its opponent pinned.”</p>
<p>The third act, for the record, is won on points.</p>`,
    picture: 'gramophone-music-1',
    tags: ['punjabi', 'box office', 'theatres'],
    hashtags: ['#SawaLakh', '#PunjabiCinema', '#SixAmShow'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 7.3,
    views: 5120,
    filmSlugs: ['sawa-lakh'],
  },
  {
    slug: 'nouka-nombor-saat-bengali-film-announced',
    title: 'Bengali ferry film ‘Nouka Nombor Saat’ gets its captain',
    summary:
      'Debut director Mrinmoyee Lahiri will shoot on a Hooghly ferry that still runs for the public, so her crew will buy tickets like everybody else.',
    content: `
<p>The ferry is called Number Seven because numbers One to Six have been retired. It crosses the Hooghly thirty-two times a day, and for five weeks this winter it will do so with a film crew in the back.</p>
<p>Mrinmoyee Lahiri, whose short about a lift operator was noticed at the Marine Lines Film Festival, has cast the theatre actor Somnath Baidya as the serang who has never once been to the temple at the far ghat, though he has delivered some four million people to it.</p>
<p>The ferry cannot be hired. It can only be boarded. “So we shoot in crossings of nine minutes,” says Lahiri. “If we miss a line, we come back.” The production has bought a monthly pass for every member of the unit, including the boom operator’s boom, which the ticket office classed as a bicycle.</p>
<p>Shooting begins when the fog does.</p>`,
    picture: 'hoarding-voices-1',
    tags: ['bengali', 'announcement', 'debut'],
    hashtags: ['#NoukaNomborSaat', '#BengaliCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 1102,
    views: 2930,
  },
  {
    slug: 'forty-theories-about-six-dark-minutes',
    title: 'Six dark minutes, forty theories: the notebook at a Nagercoil ticket window',
    summary:
      'The booking clerk of a small-town hall has been writing down what people think happened in ‘Kadal Vilakku’. She has found a system, and a favourite.',
    content: `
<p>It began because Jesintha Mary could not get rid of the six o’clock crowd. They would come out of <a href="/kadal-vilakku">‘Kadal Vilakku’</a>, stop in front of her window where the light is good, and argue. The next audience could not reach the counter. So she took a ruled school notebook, wrote THEORIES on the cover, and told them to put it on paper and go home.</p>
<p>There are forty of them now, numbered, some with drawings. The question is always the same. In the film a lighthouse goes dark for six minutes. The keeper swears that the lamp never went out. The village saw that it did. Who is right?</p>
<p>The film’s answer is both, and it leaves the rest to you. That is where the notebook comes in. Jesintha has sorted it under four heads:</p>
<ul>
<li><strong>Weather</strong> (14). Fog banks, spray, a squall of the exact width of the harbour. Mostly fishermen.</li>
<li><strong>Wickedness</strong> (9). The harbour master, usually; once the priest’s brother-in-law, with a motive that runs over two pages and involves a plot of coconut.</li>
<li><strong>Love</strong> (11). The keeper’s wife stood in front of the lamp. Why she stood there differs.</li>
<li><strong>Physics</strong> (6). All from the same polytechnic, all in the same ink.</li>
</ul>
<p>Number 23 is in a child’s hand and says: <em>the sea closed its eyes</em>. Beneath it someone has written “agreed, see 24”. There is no 24 on that page.</p>
<p>We read some of them to the director by telephone. Arivu Thangaraj listened without interrupting for longer than directors generally do. At number 31 he asked us to repeat it. It holds that nothing happened to the lamp: the boat had turned round to come back for a forgotten lunch box, and so, for six minutes, the man at the tiller was facing the other way.</p>
<p>“But then it is the village that—” he said, and stopped, and one could hear a pencil.</p>
<p>He won’t say whether anybody has got it. Jesintha has no theory of her own. She has sold 9,400 tickets for the film and has never seen the end, because that is when the next show queues up. She likes 31. It was written, she says, by a woman who packs lunches.</p>`,
    picture: 'cassette-music-1',
    tags: ['tamil', 'audiences', 'mystery'],
    hashtags: ['#KadalVilakku', '#SixMinutesDark', '#TamilCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 376,
    views: 33800,
    filmSlugs: ['kadal-vilakku'],
  },
  {
    slug: 'a-tent-a-fair-and-a-windmill',
    title: 'A tent, a village fair and a windmill: watching ‘Vaara Ani Vaat’ on cloth',
    summary:
      'At a jatra outside Wai the film was shown on a bedsheet screen that filled like a sail at the right moments. We sat on the wind side.',
    content: `
<p>You pay thirty rupees and get a stamp on the wrist in the shape of a rooster. Inside the tent there are no rows, only a rope: families to the left, everybody else to the right, goats discouraged. The screen is a dozen bedsheets sewn together by the owner’s sister. It has a seam down the middle. After ten minutes you no longer see it, and after twenty you would miss it.</p>
<p>Baban Shelar has taken his touring cinema round the fairs of Satara district for twenty-six years. He shows what people ask for, which is usually a fight. This season they asked for <a href="/vaara-ani-vaat">‘Vaara Ani Vaat’</a>, a film in which an old woman walks home. He took it for one night and has been showing it for nine.</p>
<p>“First I thought they would throw something,” he says. “Then I saw that they had stopped eating.”</p>
<p>The wind got up during the second reel. On the screen the vanes of Akka’s windmill began to turn, and the cloth filled, and for a moment the whole plateau leaned out over the audience like a boat going about. There was a noise from the family side that I can only call a collective <em>aga bai</em>. Shelar’s nephew ran to the guy ropes. Shelar waved him off.</p>
<p>Sulbha Gokhale, who plays Akka, refuses eight lifts in the course of the story. At each of them the tent had advice. By the fourth, people were offering her their own bullock carts. When she is offered the eighth, by a boy on a bicycle too small for him, an old man near me stood up and told her, in the tone in which one speaks to a sister, to take it.</p>
<p>She didn’t. He sat down. “Quite right,” he said, to nobody.</p>
<p>The generator was switched off at a quarter to twelve. People walked home across the fields in the dark, and I noticed that even those with motorcycles were pushing them.</p>`,
    picture: 'doors-news-1',
    tags: ['marathi', 'touring cinema', 'audiences'],
    hashtags: ['#VaaraAniVaat', '#TentCinema', '#Jatra'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 540,
    views: 26100,
    filmSlugs: ['vaara-ani-vaat'],
  },
  {
    slug: 'five-films-worth-a-longer-bus-ride',
    title: 'Five films worth a longer bus ride this weekend',
    summary:
      'One each in Marathi, Tamil, Telugu, Malayalam and Punjabi, with the show to pick and the seat to ask for. All of them have English subtitles, and two of them need tissues.',
    content: `
<p>The big Hindi titles will find you by themselves. These you have to go and meet.</p>
<ul>
<li><strong><a href="/vaara-ani-vaat">Vaara Ani Vaat</a></strong> (Marathi, 1 hour 54 minutes). Take the noon show with someone who has walked you to school. Sit on the aisle: you will want to stretch your legs in sympathy.</li>
<li><strong><a href="/kadal-vilakku">Kadal Vilakku</a></strong> (Tamil, 2 hours 19 minutes). Late show only. The film goes properly dark once, and it is better when the streets outside are dark as well. Do not sit under the exit sign.</li>
<li><strong><a href="/godavari-gadiyaaram">Godavari Gadiyaaram</a></strong> (Telugu, 2 hours 44 minutes). Go with a large family, yours or somebody else’s. The interval comes at the exact moment you are angriest with the east bank.</li>
<li><strong><a href="/mazha-muri">Mazha Muri</a></strong> (Malayalam, 1 hour 44 minutes). Anywhere with a good sound system and a bad neighbourhood for traffic. Middle of the hall, two rows behind the centre; the rain is mixed for that seat. Tissues, one packet.</li>
<li><strong><a href="/sawa-lakh">Sawa Lakh</a></strong> (Punjabi, 2 hours 13 minutes). Sit near people with wide necks. They know when to cheer. Tissues also, though nobody in that row will admit it.</li>
</ul>
<p>If you can manage only one, ask yourself whether you would rather be rained on or blown about.</p>`,
    picture: 'television-voices-1',
    tags: ['guide', 'marathi', 'tamil', 'telugu', 'malayalam'],
    hashtags: ['#WeekendShows', '#RegionalCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 49.6,
    views: 8870,
    filmSlugs: ['vaara-ani-vaat', 'kadal-vilakku', 'godavari-gadiyaaram', 'mazha-muri', 'sawa-lakh'],
  },
  {
    slug: 'gurnoor-dhaliwal-four-months-in-the-akhara',
    title: 'Gurnoor Dhaliwal went to the akhara for four weeks and stayed four months',
    summary:
      'The lead of ‘Sawa Lakh’ wanted to look like a wrestler. His coach Bachittar Singh had another plan, and it began with a broom.',
    content: `
<p>On his first morning Gurnoor Dhaliwal was given a broom. On the second, a spade. He turned the earth of the pit for six days before anybody took hold of him, and on the seventh he was thrown by a boy of fourteen, who then asked him for a photograph.</p>
<p>“I had come with a chart from my trainer in Mumbai,” the actor says. “Proteins, sets, rest days. Ustad ji looked at it carefully and used it to light the stove.”</p>
<p>Ustad ji is Bachittar Singh, 68, who runs an akhara of ten pupils near Phagwara and had never been inside a film studio. He agreed to take Dhaliwal on one condition: that the production would not call at practice time. It rang once at half past five. He let the telephone go on ringing and made the actor do squats until it stopped. It was the line producer, and she is persistent; Dhaliwal counts 140.</p>
<h2>The neck</h2>
<p>What one notices in <a href="/sawa-lakh">‘Sawa Lakh’</a> is not the arms, which any gymnasium can supply. It is the way he gets up from a chair. A wrestler rises with the neck first, as if someone had him by the collar from above. It took until the third month. The costume department had to let out every shirt at the top button and nowhere else.</p>
<p>Director Harkirat Gill shot the bouts in long takes at waist height, since that is where a bout is decided. The opponents are Singh’s own pupils. They were told to wrestle honestly and to lose at a signal, and the first part proved easier than the second. In the semi-final scene a milkman’s son called Jaspal forgot, and pinned the hero in nine seconds. Gill kept it and had the script changed; it is now one of the two defeats with which the film begins.</p>
<p>Dhaliwal still goes on Sundays. He has asked whether he might be ready for a village meet, in the lowest class. Singh considered it with his eyes shut.</p>
<p>“He sweeps very well,” he told me.</p>`,
    picture: 'popcorn-reviews-1',
    tags: ['punjabi', 'actors', 'training'],
    hashtags: ['#SawaLakh', '#GurnoorDhaliwal', '#Akhara'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 118,
    views: 15200,
    filmSlugs: ['sawa-lakh'],
  },
  {
    slug: 'rajahmundry-waits-seventeen-minutes',
    title: 'Rajahmundry’s first show started seventeen minutes late, on purpose',
    summary:
      'Five halls, one joke and eleven thousand people who already knew it: a morning outside the theatres where ‘Godavari Gadiyaaram’ opened.',
    content: `
<p>At five in the morning the tea man by the bridge had sold four hundred cups and run out of anything to stir with. He was using a toothbrush handle. Nobody minded; it was that sort of morning.</p>
<p><a href="/godavari-gadiyaaram">‘Godavari Gadiyaaram’</a> was to begin in all five theatres of the town at 5.30. The distributors had agreed with the owners that it would in fact begin at 5.47, the way the clock in the film would have it. It was meant as a surprise. But a projectionist had told his brother-in-law, the brother-in-law drives an auto, and by Thursday night the whole of East Godavari knew.</p>
<p>So at half past five the lights stayed on, and eleven thousand people in five halls looked at their wrists and roared.</p>
<p>In the largest of them the minutes were used. A retired stationmaster made a short speech about punctuality and was cheered. Someone’s baby was passed over the heads from row C to row T, since its grandmother was in T. A paper garland intended for Charan Teja Vemuri’s first entrance was hung instead, after discussion, on the ladder he enters with: a boy ran up and looped it over the corner of the screen where word from the night preview said the ladder would be.</p>
<p>He was out by two metres. The garland hung on a buffalo for the whole first reel. The buffalo, too, got a cheer.</p>
<p>When the chime finally came, with its missing third note, it was the audience that supplied the cough.</p>`,
    picture: 'megaphone-regional-1',
    tags: ['telugu', 'audiences', 'first day'],
    hashtags: ['#GodavariGadiyaaram', '#FirstDayFirstShow'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 996,
    views: 61200,
    filmSlugs: ['godavari-gadiyaaram'],
  },
  {
    slug: 'thirty-one-kinds-of-rain',
    title: 'Thirty-one kinds of rain: the man who recorded ‘Mazha Muri’',
    summary:
      'Sound recordist Thomas Kuruvila carried two microphones and one umbrella through a whole monsoon. The umbrella was for the microphones.',
    content: `
<p>Ask Thomas Kuruvila what rain sounds like and he asks you back: on what?</p>
<p>Rain, he will tell you, makes no sound at all. Banana leaf makes a sound. Tin, tile, a parked scooter, the top of a man’s head, a pond: these make sounds, and rain is merely what they have in common. For <a href="/mazha-muri">‘Mazha Muri’</a> he collected thirty-one of them between the first of the monsoon and the last, and gave each a name. They read like racehorses. <em>Bank Manager’s Porch. Second Cousin. Late Bus.</em></p>
<p>The film never leaves its room, so everything else in the world has to come through the wall. The landlord’s quarrel is on the left. The school is at the back and goes home at ten to four. A goldsmith works somewhere below, with a hammer so small that one begins to hear it only in the second half, and then cannot stop. None of these people is seen. All of them were recorded wet.</p>
<p>“If you record the hammer in a dry studio and put rain over it, the ear knows,” Kuruvila says. “It’s like a person who walks in from a storm with good hair.”</p>
<p>So he moved the goldsmith, anvil and all, to a lean-to in Thrissur and waited for weather. They waited eight days. The goldsmith finished two bangles and a commission from Kuruvila’s wife.</p>
<h2>The silence</h2>
<p>Near the end the rain stops. Director Vishnu Parameswar had asked for silence there, and Kuruvila gave him one, a good clean one, and both of them felt cheated. It was the silence of a machine switched off. After four nights he understood what was wrong: when rain stops, a house goes on dripping and a person does not notice the end of it for some time. So the end must be late.</p>
<p>In the finished film the rain ends at 1 hour 31 minutes. You hear that it has ended at 1 hour 34. In the hall in Kochi where I sat, people looked up one after another across those three minutes, like lamps going on in a street.</p>
<p>His favourite of the thirty-one isn’t in the picture. It is rain falling on the cover of his own recorder at half past three in the morning, while he slept beside it. He calls it <em>Overtime</em>.</p>`,
    picture: 'mic-celebrities-1',
    tags: ['malayalam', 'sound', 'craft'],
    hashtags: ['#MazhaMuri', '#SoundOfRain', '#MalayalamCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 812,
    updatedHoursAgo: 806,
    views: 40300,
    filmSlugs: ['mazha-muri'],
  },
  {
    slug: 'the-last-painted-slides-of-a-kolkata-hall',
    title: 'A Kolkata hall brings back its painted slides, spelling mistakes and all',
    summary:
      'Before the film, forty glass slides asking you not to spit, smoke or hum. The manager found them in a biscuit tin and decided that the multiplexes had nothing so good.',
    content: `
<p>The first slide says <em>Please Do Not Sing Allowed</em>. It gets a laugh every evening, and then, says manager Bidhan Samaddar, they do not sing.</p>
<p>He found the slides in a biscuit tin behind the fuse box of his hall in Behala: forty squares of glass, hand-painted with public notices and the advertisements of shops of which two survive. A tailor promises a blouse before the interval. An umbrella repairer has drawn himself as a king. The lantern that threw them had been used as a doorstop for as long as anybody could remember.</p>
<p>A neighbour who repairs radios put a new lamp in it. Since Puja the slides have been shown before every Bengali film, one by one, changed by hand, by a schoolboy who is paid in fish cutlets and has begun to time them like a comedian.</p>
<p>The surviving tailor came to see his father’s advertisement and wept a little. Then he asked what it would cost to renew.</p>
<p>Samaddar has had two new slides painted in the old style. One announces next week’s film. The other, in red with a border of marigolds, requests patrons to kindly put their telephones to sleep. It spells <em>telephones</em> with an f. He says it was not on purpose, and that he has told the painter to leave it.</p>`,
    picture: 'doors-regional-1',
    tags: ['bengali', 'theatres', 'kolkata'],
    hashtags: ['#PaintedSlides', '#SingleScreen'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 1411,
    views: 5280,
  },
  {
    slug: 'kadal-vilakku-hindi-version-question',
    title: 'Will ‘Kadal Vilakku’ get a Hindi version, or keep its own voice?',
    summary:
      'Neithal Frames is weighing a dub against more subtitled shows up north. Draft: waiting for the studio’s answer on the screen count before we run it.',
    content: `
<p>With ₹66.2 crore on the table and a chart line that has slipped only 2.1 per cent, <a href="/kadal-vilakku">‘Kadal Vilakku’</a> has reached the point at which somebody in a meeting says the word <em>dub</em>.</p>
<p>Director Arivu Thangaraj is against it. “The keeper speaks perhaps ninety sentences,” he says. “If you change the ninety, what have you bought?” The subtitled prints in Mumbai and Pune have done well on weekends and thinly on weekdays.</p>
<p>[Studio to confirm: number of subtitled screens outside the south, and whether the dub has been commissioned or only budgeted.]</p>
<p>Exhibitors are divided along a line that turns out to be the price of popcorn: single screens want the dub, multiplexes do not mind either way.</p>`,
    picture: 'lighthouse-regional-1',
    tags: ['tamil', 'dubbing'],
    hashtags: ['#KadalVilakku', '#DubOrSub'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 12.2,
    views: 300,
    isDraft: true,
    filmSlugs: ['kadal-vilakku'],
  },
  {
    slug: 'godavari-ki-ghadi-hindi-mein',
    title: 'गोदावरी की घड़ी हिंदी में: वो सत्रह मिनट जो डब नहीं हो सके',
    summary:
      '‘गोदावरी गडियारम’ का हिंदी संस्करण लिखने वाले संवाद लेखक बताते हैं कि तेलुगु की झिड़की को हिंदी में कैसे उतारा गया, और दादी के एक वाक्य ने क्यों दो हफ़्ते ले लिए।',
    content: `
<p>डबिंग स्टूडियो के दरवाज़े पर एक दीवार-घड़ी टँगी है। जिस दिन <a href="/godavari-gadiyaaram">‘गोदावरी गडियारम’</a> के हिंदी संस्करण का काम शुरू हुआ, किसी ने उसे सत्रह मिनट पीछे कर दिया। छह हफ़्ते तक सब लोग देर से आते रहे और किसी को डाँट नहीं पड़ी।</p>
<p>हिंदी संवाद सुधीर तिवारी ने लिखे हैं, जो बनारस के हैं और मानते हैं कि हर भाषा में ग़ुस्सा अलग जगह से उठता है। “तेलुगु में दादी अपने बेटे को सिर्फ़ ‘ओरेय’ कहती है और पूरा घर चुप हो जाता है,” वे बताते हैं। “हिंदी में ‘अरे’ कह दो तो लोग समझते हैं कि चाय माँग रही है।”</p>
<p>दादी का किरदार मंच की अभिनेत्री रामतुलसी ने निभाया है। हिंदी में उनकी आवाज़ लखनऊ की शाहिदा आपा बनीं, जिन्होंने उम्र भर रेडियो नाटक किए हैं और पहली बार किसी फ़िल्म के लिए बोल रही थीं। उनकी शर्त थी कि वे बैठकर नहीं, रोटी बेलते हुए बोलेंगी, क्योंकि परदे पर भी दादी बेल रही है। स्टूडियो में चकला-बेलन आया। आटा भी आया। रिकॉर्डिंग के बाद खाना वहीं बना।</p>
<h2>एक वाक्य, चौदह कोशिशें</h2>
<p>फ़िल्म का सबसे मशहूर वाक्य वह है जिसमें दादी तय करती है कि शादी किस समय से होगी: पूरब वालों की घड़ी से या पश्चिम वालों की। मूल में वह कहती है कि समय वही है जो चावल बताए। पहली हिंदी पंक्ति थी, “जब चावल पकेगा, तब फेरे होंगे।” ठीक थी, मगर होंठ नहीं मिलते थे। फिर लिखा गया, “मुहूर्त चूल्हे से पूछो।” होंठ मिल गए, मगर दादी अचानक कवि हो गई।</p>
<p>चौदहवीं कोशिश में शाहिदा आपा ने बिना पूछे अपनी तरफ़ से कह दिया: “भात हो जाए, फिर देखते हैं।” सब हँस पड़े। वही फ़िल्म में है।</p>
<p>सुधीर को मलाल सिर्फ़ एक है। घंटाघर की धुन में जो तीसरा सुर ग़ायब है, उसकी जगह तेलुगु में एक खाँसी सुनाई देती है। हिंदी के दर्शकों के लिए किसी ने सुझाया कि वहाँ सुर भर दिया जाए, लोग इसे ख़राबी समझेंगे। निर्देशक संध्या रानी कोल्ली ने फ़ोन पर सिर्फ़ इतना पूछा, “क्या हिंदी में लोग खाँसते नहीं?”</p>
<p>खाँसी जस की तस है। वह डब नहीं हुई।</p>`,
    picture: 'marquee-streaming-1',
    tags: ['तेलुगु', 'डबिंग', 'संवाद'],
    hashtags: ['#GodavariGadiyaaram', '#HindiDub', '#BhaatHoJaaye'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 873,
    views: 52300,
    filmSlugs: ['godavari-gadiyaaram'],
  },
  {
    slug: 'nagpur-mein-vaara-ani-vaat',
    title: 'नागपुर के आनंद चित्र मंदिर में ‘वारा आणि वाट’: मराठी फ़िल्म, हिंदी रूमाल',
    summary:
      'जिन्हें मराठी पूरी नहीं आती, वे भी दूसरी बार देखने लौटे। रविवार के शो में अगली सीट वाली मौसी अनुवाद करती रहीं, और किसी ने उन्हें चुप नहीं कराया।',
    content: `
<p>रविवार, दोपहर का शो, आनंद चित्र मंदिर। मेरे आगे की क़तार में एक मौसी बैठी थीं, जिनके साथ आए चार लोग मराठी नहीं जानते थे। मौसी ने टिकट खिड़की पर ही एलान कर दिया था: “मैं बताती चलूँगी।” और वे बताती चलीं, पूरे एक सौ चौदह मिनट।</p>
<p>पहले दस मिनट मुझे खीझ हुई। फिर ध्यान गया कि आसपास की तीन क़तारें भी झुककर सुन रही हैं।</p>
<p><a href="/vaara-ani-vaat">‘वारा आणि वाट’</a> में बोल कम हैं। पवनचक्की सँभालने वाली अक्का उन्नीस साल बाद घर लौट रही है, पैदल। रास्ते में आठ लोग उसे बैठाना चाहते हैं और वह आठों बार मना करती है। सुलभा गोखले का हर इनकार अलग है: पहला शर्म से, तीसरा ज़िद से, छठा थकान से। मौसी ने हर इनकार का अनुवाद एक ही शब्द में किया, “नहीं”, पर हर बार आवाज़ बदलकर। मैंने बेहतर सबटाइटल नहीं देखे।</p>
<p>हॉल के प्रबंधक का कहना है कि उनके यहाँ आधे दर्शक हिंदी बोलने वाले हैं। “शुरू में लोग पूछते थे कि हिंदी में है क्या। अब पूछते हैं कि मौसी वाला शो कौन सा है।” यह मज़ाक नहीं था; उन्होंने सचमुच मौसी को अगले रविवार का न्योता दिया है, टिकट मुफ़्त।</p>
<p>आख़िरी दृश्य में अक्का दहलीज़ पर रुकती है और कुछ कहती है। हॉल में सन्नाटा था। सबने मौसी की ओर देखा।</p>
<p>मौसी ने नाक पोंछी और कहा, “ये अपने आप समझो।”</p>`,
    picture: 'seats-voices-1',
    tags: ['मराठी', 'दर्शक', 'नागपुर'],
    hashtags: ['#VaaraAniVaat', '#MausiWalaShow'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 197,
    views: 11800,
    filmSlugs: ['vaara-ani-vaat'],
  },
  {
    slug: 'three-brothers-one-wrestling-pit',
    title: 'The mud in ‘Sawa Lakh’ came from three fields and three brothers who don’t speak',
    summary:
      'The script said the pit belongs to nobody. The location manager found a village where that was nearly true, and then had to carry messages for a month.',
    content: `
<p>In the story the wrestling pit is dug where three fields meet, and each field has a brother. Location manager Pammi Sohal drove around Jalandhar district for two weeks looking for such a corner. Near Nakodar she found it, down to the brothers.</p>
<p>They had fallen out over a tube well some years ago. Each agreed to give soil to <a href="/sawa-lakh">‘Sawa Lakh’</a>, provided that the other two gave no more than he did. So the earth was weighed: forty sacks, forty sacks, forty sacks, with a schoolteacher as umpire. One brother’s soil is redder than the others’. You can see it in the film, a stripe through the ring.</p>
<p>They have each asked, separately, for three tickets to the opening show. Sohal has booked nine seats in one row.</p>`,
    picture: 'tabla-regional-1',
    tags: ['punjabi', 'locations'],
    hashtags: ['#SawaLakh', '#BehindTheMud'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 331,
    views: 9740,
    filmSlugs: ['sawa-lakh'],
  },
  {
    slug: 'a-film-for-the-days-the-boats-stay-in',
    title: 'A film for the days the boats stay in',
    summary:
      'On the coast near Tuticorin the warning flag decides the programme. When it goes up, three theatres switch to ‘Kadal Vilakku’ without being asked.',
    content: `
<p>A red flag at the harbour means nobody sails. It also means, in three towns south of Tuticorin, that the second show is <a href="/kadal-vilakku">‘Kadal Vilakku’</a>.</p>
<p>Nobody planned it. On the first no-sail day after the release an owner called Xavier saw forty men sitting on the sea wall with nothing to do, opened his hall, and put on the lighthouse. Two hundred came. Since then the flag has gone up six times, and each time the men have walked from the wall to the ticket window in the order in which they sit.</p>
<p>They are an exacting house. They will not hear a word against the keeper. They hold that the boat in the film is rigged wrong for the month shown, and that the wife is right about everything. In the six minutes when the lamp is out, they tell me, nobody lights a beedi.</p>
<p>“My father was in a boat like that,” one of them said in the interval, and then, in case I should make too much of it: “He came back. He was only late. But he was very late.”</p>
<p>The flag was down on the morning I left. The hall was closed, with a chalk board at the door. It said: <em>Gone fishing. Film when rough.</em></p>`,
    picture: 'camera-news-1',
    tags: ['tamil', 'audiences', 'theatres'],
    hashtags: ['#KadalVilakku', '#FilmWhenRough'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 292,
    views: 13500,
    filmSlugs: ['kadal-vilakku'],
  },
  {
    slug: 'the-four-summers-of-sulbha-gokhale',
    title: 'Four films, one umbrella: the season of Sulbha Gokhale',
    summary:
      'She is a schoolteacher on a flooded train, a landlady’s enemy, a prompter and a windmill keeper, all on our chart at once. The umbrella is her own.',
    content: `
<p>It is black, it has one bent rib, and it has now appeared in films that together have taken ₹171.6 crore. Sulbha Gokhale bought it in Girgaon for a play that closed after a week. “It has outlived everything,” she says. “It will be at the condolence meeting.”</p>
<p>Count them. In <a href="/barsaat-express">‘Barsaat Express’</a> she is the retired schoolteacher who takes attendance in a flooded ladies’ compartment. In <a href="/teesri-ghanti">‘Teesri Ghanti’</a> she prompts a troupe of actors who have never learnt a line. In <a href="/kholi-no-9">‘Kholi No. 9’</a> she counts the windows across the yard and knows which of the forty-eight is lying. And in <a href="/vaara-ani-vaat">‘Vaara Ani Vaat’</a>, her first Marathi lead in nine years, she walks.</p>
<p>Three of the four were shot in Hindi and in a hurry. The fourth took thirty-eight days for a script of sixty-two pages. Anagha Tambe had written it for her and had not told her so; she sent it with a note asking whether Gokhale could suggest somebody. Gokhale suggested two colleagues, both excellent. Tambe thanked her and sent it again.</p>
<blockquote><p>“I understood at the second reading,” she says. “I was ashamed for about an hour, and then I asked about the shoes.”</p></blockquote>
<h2>Before the umbrella</h2>
<p>She came to it sideways. For twenty-two years she was a clerk in the drainage department of a municipal ward, and acted in the evenings, in halls where the tea was better paid than the cast. She says that the ward taught her everything. “A man stands at your counter with a complaint. He has rehearsed it all the way from home. When he opens his mouth, another one comes out. So I learnt to look at what the hands are doing with the form.”</p>
<p>Look at her hands, then. In ‘Barsaat Express’ she keeps the attendance with a pencil that she wets on her tongue, though the water is at her waist. In ‘Teesri Ghanti’ one finger goes along under the lines in the prompt book, and in the big scene, when Aslam Shaikh at last remembers a speech by himself, the finger stops, and lifts, and she doesn’t know where to put it. It is perhaps two seconds. At the show I went to, a man behind me said “oh” as if he had been handed something.</p>
<p>Manjiri Phatak, who has directed her in both comedies, claims to know her secret. “Sulbha tai is never in the scene that’s written. She has come in from some other one, where she was busy, and she would like to get back to it. So naturally you watch her. You want to know what’s going on over there.”</p>
<h2>Thirty-eight days on foot</h2>
<p>The walk in ‘Vaara Ani Vaat’ was done in order, from the windmill to the door, because Tambe wanted the tan to be true. Gokhale is sixty-eight. There was a car for her behind the camera on every day of the shoot, and she got into it, by the driver’s reckoning, twice: once to find her spectacles and once so as not to hurt his feelings.</p>
<p>The refusals were her worry. Akka is offered a lift eight times. On paper she says the same thing at each of them. Gokhale made herself a list, which she still has, on the back of an electricity bill:</p>
<ul>
<li>the jeep: she doesn’t know them;</li>
<li>the sugar-cane cart: she does know them;</li>
<li>the schoolmaster: vanity;</li>
<li>the wedding bus: she isn’t dressed;</li>
<li>the milk van: she would have to talk;</li>
<li>the doctor: she’d have to tell the truth;</li>
<li>the tractor: by now it’s a matter of principle;</li>
<li>the boy with the bicycle: it’s the only one she wants.</li>
</ul>
<p>No one else had seen this list until after the mix, Tambe included. The director has since had it framed. The bill, Gokhale points out, was never paid.</p>
<p>The shoes were canvas and cost ₹240. There were seven pairs, worn down in advance by a college student in Baramati who was paid by the kilometre. For the last scene she wore none. It was February, and the doorstep was cold, and what everybody takes for Akka’s hesitation before the threshold is, she insists, an old woman finding out that stone is stone.</p>
<p>I asked what she would like to act in next, now that she is to direct a comedy about a lift. A role sitting down, she said. There has been an offer: a grandmother by a window, in a good part of Pune, with tea. She is thinking about it. She would like to know first whether it rains.</p>`,
    picture: 'dance-news-1',
    tags: ['marathi', 'actors', 'profile'],
    hashtags: ['#SulbhaGokhale', '#VaaraAniVaat', '#TheUmbrella'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 3.1,
    views: 2940,
    filmSlugs: ['vaara-ani-vaat', 'barsaat-express', 'teesri-ghanti', 'kholi-no-9'],
  },
  {
    slug: 'sandhya-rani-kolli-buys-a-dictionary',
    title: 'After the clock, Sandhya Rani Kolli has bought a dictionary',
    summary:
      'The maker of ‘Godavari Gadiyaaram’ is writing about the last typist outside a district court. Shooting is a year away, and she would like everyone to stop asking about ladders.',
    content: `
<p>There is a row of typists under the neem trees outside every old district court, and the row gets shorter every year. Sandhya Rani Kolli’s next film is about the man at the end of one, who types other people’s complaints and has begun to improve them.</p>
<p>She has been sitting beside such a man in Eluru since the first Monday after <a href="/godavari-gadiyaaram">‘Godavari Gadiyaaram’</a> came out, on an upturned crate, with a dictionary. He charges ₹20 a page and does not know who she is. He has told her that she asks good questions and might consider law.</p>
<p>Gauthami Arts will produce again. Nobody has been cast, though Charan Teja Vemuri has sent her a photograph of himself at a typewriter, wearing his grandfather’s spectacles. “He is a quick study,” she says. “The carriage is on backwards.”</p>
<p>Title, she tells us, by the summer. A beginning, perhaps by the rains. “The last one took four years, and it was about seventeen minutes. This one is about a comma.”</p>`,
    picture: 'typewriter-voices-1',
    tags: ['telugu', 'directors', 'announcement'],
    hashtags: ['#SandhyaRaniKolli', '#TeluguCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 161,
    views: 7410,
    filmSlugs: ['godavari-gadiyaaram'],
  },
  {
    slug: 'five-films-345-crore-what-the-table-says',
    title: 'Five films, ₹345 crore: a short walk through the non-Hindi end of the table',
    summary:
      'A quarter of all the money on our chart was made in Telugu, Tamil, Punjabi, Malayalam and Marathi. Malathi Sundar sat down with Hemant Rupawate and a ruler.',
    content: `
<p>Add up everything on our box-office page and you get ₹1,398.4 crore. Eighteen Hindi films made ₹1,053.4 crore of it. Five others made ₹345.0 crore, which is just under a quarter, out of little more than a fifth of the titles.</p>
<p>Hemant Rupawate dislikes averages, so he drew me a line with a ruler instead, and put the five on it.</p>
<ul>
<li><a href="/godavari-gadiyaaram">‘Godavari Gadiyaaram’</a>, Telugu: ₹203.8 crore. It is nearly three fifths of the whole, and the reason one should not speak of “regional cinema” as though it were a single shop.</li>
<li><a href="/kadal-vilakku">‘Kadal Vilakku’</a>, Tamil: ₹66.2 crore, of which ₹29.7 crore in three days. Strong start, ordinary hold.</li>
<li><a href="/sawa-lakh">‘Sawa Lakh’</a>, Punjabi: ₹33.7 crore and still young.</li>
<li><a href="/mazha-muri">‘Mazha Muri’</a>, Malayalam: ₹28.4 crore from an opening day of ₹1.9 crore. One actress, one room.</li>
<li><a href="/vaara-ani-vaat">‘Vaara Ani Vaat’</a>, Marathi: ₹12.9 crore, on a budget of about four.</li>
</ul>
<p>“Now look at the middle one,” he says. The median Hindi film on the chart has made ₹31.4 crore. The median of the five is ₹33.7 crore. “So when somebody tells you these are small films, ask: small compared to what? If you take away the biggest one from each side, they are neighbours.”</p>
<p>What differs is the shape. Hindi films on the chart mostly earn two to three times their first weekend. Of these five, three have gone past three and a half, and one past four. They open in fewer halls, so there is somewhere left to go.</p>
<p>He gave me the ruler at the end. It is from an insurance company that no longer exists, and it is a millimetre short.</p>`,
    picture: 'cans-reviews-1',
    tags: ['box office', 'analysis', 'trade'],
    hashtags: ['#BoxOffice', '#RegionalCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 0.9,
    views: 640,
    filmSlugs: ['godavari-gadiyaaram', 'kadal-vilakku', 'sawa-lakh', 'mazha-muri', 'vaara-ani-vaat'],
    metaTitle: 'Non-Hindi films on the chart: ₹345 crore from five titles',
    metaDescription:
      'What the table says about Telugu, Tamil, Punjabi, Malayalam and Marathi films, with analyst Hemant Rupawate.',
  },
  {
    slug: 'anjana-madhav-alone-in-a-room',
    title: 'Anjana Madhav prepared for ‘Mazha Muri’ by not being spoken to',
    summary:
      'Thirty-one days of story, one person in front of the camera. The Malayalam actress describes rehearsing with voices she was forbidden to meet.',
    content: `
<p>The contract had an unusual clause. Until the last day of the shoot, Anjana Madhav was not to meet any of the fourteen actors who play opposite her in <a href="/mazha-muri">‘Mazha Muri’</a>. They would be on the other side of a wall. She would know them as her character knows them: by the cough, the slippers, the pressure cooker.</p>
<p>“There was a Mr Pothen with a transistor,” she says. “For five weeks I disliked him. He sucked his teeth. When we met at the wrap dinner he turned out to be twenty-six and very shy, and I had to apologise for thoughts.”</p>
<p>She plays a translator caught by the rain in a rented room with a manuscript she has promised to deliver. Nobody comes in. Acting alone, she found, is less a matter of emotion than of furniture. One must have somewhere to put the day. She and director Vishnu Parameswar worked out a timetable for the woman down to the quarter hour, and then he took away one object from it each week. First the newspaper. Then the spoon.</p>
<p>The spoon was the worst. “You have no idea how many decisions a spoon makes for you.”</p>
<p>To get used to it she spent ten days in her grandmother’s house at Ottapalam with a request to the family that nobody address her. It held until the second evening, when her grandmother, who is ninety-one and had agreed to everything, put her head round the door and said that she was not talking to anybody in particular, but there was payasam.</p>
<p>The film opens soon, in the rain, if the rain is willing.</p>`,
    picture: 'typewriter-reviews-1',
    tags: ['malayalam', 'actors', 'preparation'],
    hashtags: ['#MazhaMuri', '#AnjanaMadhav'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 1185,
    views: 19800,
    filmSlugs: ['mazha-muri'],
  },
];
