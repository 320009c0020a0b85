import type { DemoArticle } from '../article.ts';
import { factBox, gallery, poll, prediction, pullQuote, timeline, trailer, widePicture } from '../blocks.ts';

export const filmNews: DemoArticle[] = [
  {
    slug: 'friday-6-am-the-queue-outside-liberty-has-its-own-tea-stall',
    title: 'Friday, 6 a.m.: the queue outside Liberty has its own tea stall',
    summary:
      'In its third week ‘Dadar Ka Raja’ still fills the 7.30 show at Liberty Talkies. We stood in line with the people who come before the light does, and counted the cups.',
    content: `<p>The first person in the queue is Mr Kambli, and he would like it known that he is not here for the film. He has seen the film. He is here because his nephew is seeing it for the first time, the nephew works a late shift, and somebody has to hold a place until the boy gets off the bus. Mr Kambli has held it since ten past five. He has a plastic stool, yesterday’s crossword, and a view of the locked collapsible gate that he describes as “restful”.</p>
<p>By six there are sixty-one people behind him. The street lamps are still on. Somebody has swept. And on the left-hand side, between the notice that says House Full in three scripts and the wall where the bicycles lean, a gas ring has been lit and a kettle the size of a toddler has begun to talk.</p>
<p>This is Vandana Shinde’s stall, and until a fortnight ago it was four hundred metres away, outside the municipal school.</p>
<h2>The stall that moved</h2>
<p>“I lost my regulars,” she says, pouring from a height that would worry an engineer. “Every Friday, then every Saturday, then every day. I asked one of them where he was going so early and he said, <em>to see Raja</em>. I thought it was a politician.” She followed them on the second Saturday with one kettle and forty glasses. She ran out of milk by quarter to seven. Now she brings two kettles, a hundred and twenty glasses, and her sister-in-law, who handles the buns.</p>
<p>A cutting is ₹10, a full glass ₹18, a bun with butter ₹25. Credit is extended only to people already inside the rope, on the sound principle that they are not going anywhere. On this Friday she sold 214 glasses before the gate opened; she keeps the count in chalk on the school wall’s replacement, a sheet of slate propped on a brick. The previous Friday it was 180. On the Friday the film opened she was still outside the school and sold, she says with some bitterness, nineteen.</p>
<p>So there you have the week-on-week trend of <a href="/dadar-ka-raja">‘Dadar Ka Raja’</a>, measured in tea. It agrees quite well with the other way of measuring it. The film took ₹18.4 crore on its first day and ₹64.2 crore in its first weekend; the total now stands at ₹128.4 crore, and our change column reads plus 12.4 per cent, in a month when most of its neighbours in the table are going the other way.</p>
<h2>Why 7.30</h2>
<p>Liberty Talkies has 912 seats, 612 down and 300 up, and a single screen, which makes every decision about showtimes a decision about somebody’s breakfast. The early show was the idea of the manager, Jeroo Patrawala, who has run the place for twenty-two years and who wears, for reasons of her own, a whistle.</p>
<p>“The mills had three shifts,” she explains. “My father sold tickets to the people coming off the night shift. They had money in their pocket and they were too tired to go home. It was our best show. Then the mills went and the show went with them.” When the print, or what we still call the print, of ‘Dadar Ka Raja’ arrived, she watched it alone, saw that it was about a mill chawl and a man who used to paint hoardings, and put the 7.30 back on the board in her own handwriting. She expected two hundred people. She got 640. She blew the whistle twice.</p>
<p>The film’s director, Anagha Tambe, came on the second Sunday, unannounced, and was asked by Mrs Patrawala to move along because she was blocking the fire exit. She moved along. She told us afterwards that it was the best review she has had.</p>
<blockquote><p>“In the evening they come to see a star. At half past seven they come to see whether we got the staircase right.”</p><p><strong>Anagha Tambe, director</strong></p></blockquote>
<h2>Who is in line</h2>
<p>A census, taken between 6.05 and 6.40 with a pencil borrowed from Mr Kambli:</p>
<ul>
<li><strong>Eleven nurses</strong> from the night shift at the hospital up the road, shoes in hand, one of them asleep on another.</li>
<li><strong>Four generations of one family</strong> from Parel. The eldest, who is eighty-eight, worked in a spinning department and has come to point things out.</li>
<li><strong>Nineteen students</strong> who have not been to bed and believe nobody can tell.</li>
<li><strong>Two sign painters</strong> with paint on their forearms, who saw the film last week and have brought two more.</li>
<li><strong>A man with a suitcase</strong>, whose train to Solapur leaves at 11.20 and who has worked it out to the minute.</li>
<li><strong>One dog</strong>, known as Interval, because that is when he is fed.</li>
</ul>
<p>The rest describe themselves as “just people”, and most of them have come before. Of the forty I asked, twenty-three were on a second visit, six on a third, and one, a quiet woman with a tiffin on her lap, on her ninth. She would not give her name. She said she likes the part where he mixes the blue.</p>
<p>She is not alone in that. There is a minute and a half, about twenty minutes in, when Veerendra Sakpal’s Raja opens a tin that has been shut for years, adds linseed oil, and stirs. Nobody speaks. The two sign painters told me that the first time, they both leaned forward to smell it. If you want to see how the same tins are used an hour later, and rather less gently, we have taken <a href="/article/dadar-ka-rajas-interval-fight-shot-by-shot">the interval fight apart, shot by shot</a>.</p>
<h2>6.52, and a disagreement</h2>
<p>Every queue has one. Ours concerned a young man in a very clean shirt who arrived at 6.52, said a friend was holding his place, and could not, when pressed, say what the friend looked like. There was no shouting. The grandmother from Parel simply asked him which department his friend worked in. He thought about it, laughed, bought a glass of tea, and walked to the back, where he was, by my count, number 388. He got in. There is usually room in the front three rows for anyone willing to look up a star’s nose for two hours and twenty-eight minutes.</p>
<p>At seven Mrs Patrawala came out and walked the line from end to end with a torch, as she does every morning, telling people roughly where they would be sitting. “You, stalls, right. You, balcony if you run. You, sir, I cannot promise the fan.” It is more information than any app has ever given me. Upstairs, the projectionist Yusuf Contractor was already warming the lamp. He has strong views on where you should sit, and <a href="/article/a-projectionists-guide-to-the-perfect-seat">we once wrote all of them down</a>.</p>
<h2>The gate</h2>
<p>The whistle went at 7.14. The gate folds back on itself with a sound like a drawer of spoons, and for about a minute the queue stopped being a line and became a slope. Nobody fell. The nurses woke each other. Interval the dog stood up, looked at the clock, and lay down again.</p>
<p>Mr Kambli’s nephew arrived at 7.16, running, in his uniform, with his bag across his chest. Mr Kambli pointed at the place, which was by then eight feet inside the foyer, and folded the stool. I asked him if he would go home now. He considered it. He looked at the poster, where Raja stands with a brush held like a sword, or a sword held like a brush, depending on your seat.</p>
<p>“I am not here for the film,” he said, and bought a ticket.</p>
<p>Outside, Vandana Shinde turned the flame down. She would be back at nine for the ones coming out. They drink more than the ones going in, she says, because they have been shouting. The count on the slate would be wiped at noon and started again on Saturday, a little to the left, where the queue for the next day tends to begin.</p>
<p>By eight in the morning the pavement was empty except for glasses. There were 214 of them, and the sister-in-law, who washes, had reached thirty. Through the wall you could hear 912 people go quiet. It must have been the blue.</p>`,
    picture: 'hero-marquee-news',
    tags: ['box office', 'single screens', 'mumbai', 'audiences'],
    hashtags: ['#DadarKaRaja', '#LibertyTalkies', '#FirstDayFirstShow'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 21.8,
    updatedHoursAgo: 7.5,
    views: 84120,
    isFeatured: true,
    filmSlugs: ['dadar-ka-raja'],
    metaTitle: 'The 6 a.m. queue for ‘Dadar Ka Raja’ at Liberty Talkies',
    metaDescription:
      'Three weeks in, the 7.30 show at Liberty Talkies still fills. A morning in the queue, with 214 glasses of tea, eleven nurses and a dog called Interval.',
  },
  {
    slug: 'riyaaz-will-open-the-marine-lines-film-festival-uncut',
    title: '‘Riyaaz’ will open the Marine Lines Film Festival, uncut and without an interval',
    summary:
      'The festival has confirmed Ela Bhattacharya’s sitar drama as its opening film. The doors will close at the first note and stay closed for two hours and nine minutes.',
    content: `<p>The Marine Lines Film Festival will open with <a href="/riyaaz">‘Riyaaz’</a>, Ela Bhattacharya’s drama about a sitar player and her teacher. The festival office confirmed it to First Show a few minutes ago.</p>
<p>The screening comes with a condition from the director: no interval, and nobody enters after the film has begun. ‘Riyaaz’ has an eleven-minute take in its second hour, and Bhattacharya has said before that a door opening during it is “a cut I did not make”. In ordinary cinemas the interval falls nine minutes ahead of that take.</p>
<p>“We asked whether there could be a short break for the sponsors’ film,” said the festival’s programmer, Tara Wadia. “She sent us a very polite letter that was one word long.”</p>
<p>Nasreen Bano, who plays the student, and Raghav Nautiyal, who plays the Ustad, will attend. Devanshu Trivedi, who wrote the music, will bring the sitar used in the film, which has since been restrung twice.</p>
<p>Passes for the opening night go on sale on Monday at 10 a.m. at the festival counter. The film has taken ₹19.9 crore so far and is still running in 46 cinemas, with an interval. <em>This report will be updated.</em></p>`,
    picture: 'doors-regional-1',
    tags: ['marine lines film festival', 'riyaaz', 'festivals'],
    hashtags: ['#MarineLinesFilmFestival', '#Riyaaz'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 0.3,
    views: 2140,
    isBreaking: true,
    filmSlugs: ['riyaaz'],
  },
  {
    slug: 'night-shoots-return-to-the-western-line-after-nine-years',
    title: 'Night shoots return to the Western line after nine years',
    summary:
      'Between the last slow train and the first fast one there are two hours and forty minutes. Film crews have them back, with a sixteen-page rule book and a man named Pinto.',
    content: `<p>At 1.10 a.m. the last slow train leaves for the north. At 3.50 the first one comes back. What lies between has been dark to film crews for nine years, since a lighting balloon got loose at one station and was found, still inflated, at the next. From this week it is open again, four nights a week, for crews of up to seventy.</p>
<p>The first unit in was the second season of <em>Sea Link</em>, the taxi noir on Jharokha, which had a scene waiting: a driver who has not taken a train since he bought his cab, sitting on a platform bench with the meter running outside. They shot it in one night at a station in the far suburbs. They had a window of 160 minutes and needed 151.</p>
<p>“You feel the clock in your teeth,” said the line producer, Ruksana Attar. “At 3.30 a gentleman walks down the platform with a flag. He doesn’t say anything. He’s just <em>early for something</em>, and you are the thing.”</p>
<h2>The rule book</h2>
<p>The gentleman is Denzil Pinto, the liaison officer, and the sixteen pages are his. Among them:</p>
<ul>
<li>Nothing that floats, flies or rolls, unless it is tied to something that doesn’t.</li>
<li>No lamp above head height within three metres of the edge.</li>
<li>Every crew carries one spare torch per person, switched off.</li>
<li>A sleeping passenger is not an extra. A sleeping passenger may not be moved, lit or asked to sign anything.</li>
</ul>
<p>The last rule has already been tested. On the first night a man slept through four takes on the bench the scene was written for. The director moved the actor to the next bench, changed the line, and sent a blanket. In the finished scene, says Attar, you can see his feet. He woke at 3.40, asked if the Virar train had gone, and was given tea.</p>
<h2>Who is next</h2>
<p>Six productions have applied. Tushar Bhalerao has asked for two nights and will not say for what. Nilofer Kazi, whose <a href="/chaand-ka-ticket">‘Chaand Ka Ticket’</a> built its own platform in a shed because it could not get a real one after dark, has asked for one, “just to stand there”.</p>
<p>The fee is ₹1.9 lakh a night, refunded in part if the platform is returned cleaner than it was found. After the first night it was. Mr Pinto, who measures these things, sent back ₹22,000 and a note: <em>Good. Next time, also the footbridge.</em></p>`,
    picture: 'camera-news-1',
    tags: ['shooting', 'mumbai locals', 'locations', 'sea link'],
    hashtags: ['#WesternLine', '#NightShoot', '#SeaLink'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 27,
    views: 31870,
    filmSlugs: ['chaand-ka-ticket'],
  },
  {
    slug: 'dadar-ka-rajas-interval-fight-shot-by-shot',
    title: 'Dadar Ka Raja’s interval fight, shot by shot',
    summary:
      'Four minutes and forty seconds, sixty-one shots, nine nights, and 312 litres of paint that had to be the right blue. The people who made it take us through it, tin by tin.',
    content: `<p>You know the one. The builder’s men come for the chawl while the chawl is at a wedding. The only person at home is Raja, seventy if he is a day, alone in the godown with his old tins. Somebody kicks the wrong ladder. Four minutes and forty seconds later the word INTERVAL appears, painted, wet, and running at the edges.</p>
<p>I have now watched that sequence on an editing table with the director, Anagha Tambe, the fight director, Shabbir Mistry, and the cinematographer, Cletus Rebello, who ate my sandwich. It has sixty-one shots. What follows is most of what they told me. If you have not yet seen <a href="/dadar-ka-raja">‘Dadar Ka Raja’</a>, go and come back. I will be here, in row H.</p>
<h2>Shots 1 to 9: nobody hits anybody</h2>
<p>The first blow lands in shot 10. Before that there are fifty-two seconds of feet, ladders and a ceiling fan. Mistry fought for them, if you will forgive the verb. “People think I do the hitting,” he says. “I do the <em>not yet</em>.” Shot 4 is only a lid being loosened with a coin. On the floor below the edit room, he showed me the coin. He keeps it in his wallet.</p>
<p>Rebello lit the godown with eleven bulbs, all of them in the picture. There is no other light. When a bulb breaks in the fight, and four of them do, the room really gets darker, and the camera really has to cope.</p>
<h2>Shots 10 to 31: the rule of the brush</h2>
<p>Tambe gave the fight one rule: Raja may use only what a hoarding painter would have within reach, and he must use it correctly. A four-inch brush is held like a four-inch brush. A scaffold rope is tied with the knot that painters tie. The plumb line, which fells the largest man in the room in shot 22, is swung exactly as you would swing it to find a vertical.</p>
<p>For this they hired a teacher. Dattaram Pednekar, seventy-one, painted <a href="/article/the-last-hand-painted-hoarding-in-lalbaug">the last hand-painted hoarding in Lalbaug</a>, and he stood behind the monitor for all nine nights. He stopped the shoot twice. Once it was because an extra had put a brush down on its bristles.</p>
<blockquote><p>“I did not care who won. But you do not leave a brush like that. What is the boy fighting for, if he leaves a brush like that?”</p><p><strong>Dattaram Pednekar</strong></p></blockquote>
<p>Shot 27 is the longest, nineteen seconds. Veerendra Sakpal walks the length of the scaffold plank while six men try to shake him off it. The plank was eleven inches wide and nine feet up, with a harness that was painted out later and mattresses that were not needed. Sakpal did it in four takes. The second was perfect, he says, but he whistled in it without noticing, and Raja does not whistle.</p>
<h2>Shots 32 to 50: the paint</h2>
<p>Three hundred and twelve litres. Water-based, food-coloured, tested on the arm of every person in the unit, and still the wrong blue for two nights. The blue matters, because it is the blue that Raja mixed an hour earlier, in the quiet scene that people keep going back for. Under bulbs it turned grey. The art director, Sunetra Khot, made fourteen tests on strips of canvas; number eleven had a spoon of laundry whitener in it. That is the one that bursts over the stairs in shot 41.</p>
<p>It could be done once a night. The stairs took five hours to wash. So the whole team, thirty-four people, had one try on the fifth night, one on the sixth and one on the seventh:</p>
<ol>
<li><strong>Fifth night.</strong> The tin tips late. Blue everywhere except on the villain.</li>
<li><strong>Sixth night.</strong> Beautiful. The camera had been switched off by an elbow. Rebello does not say whose. It was his.</li>
<li><strong>Seventh night.</strong> The take you see. The gasp you hear is the clapper boy.</li>
</ol>
<h2>Shots 51 to 61: he writes a word</h2>
<p>The last eleven shots are one action. Raja, with one good arm and everyone on the floor, climbs the ladder and finishes the board he was painting when they came in. From the back of the hall you think he is writing his name. He is not.</p>
<p>The idea was the editor’s. Gauri Hadap had cut the fight to end on a punch and found that the first test audience clapped and stood up, then sat down again, confused, because nobody had told them it was the interval. “They were asking,” says Hadap. “So I thought, he is a sign painter. Let him tell them.” They went back for two more nights. Sakpal painted the letters himself, all eight, in one go. He had practised for six weeks. The V still leans.</p>
<p>“I asked to do it again,” he says. “Dattaram-ji said no. He said, in a fight you would lean.”</p>
<h2>What it cost, what it does</h2>
<p>Nine nights out of a shoot of eighty-four, or rather more than a tenth of the schedule for a thirtieth of the running time. Two sprains, one burnt thumb, no stitches. Peepal Tree Pictures asked, early on, whether it could be done in five. Tambe said it could, if they would choose which four minutes of the film they would like people to remember instead.</p>
<p>I watched it a last time in a full house. The boy next to me, perhaps nine, had both hands over his eyes for shot 22 and neither for shot 61. When the word appeared he read it aloud, slowly, the way you read a thing that someone has just written for you. Then he went to get samosas.</p>`,
    picture: 'hoarding-news-1',
    tags: ['action', 'stunts', 'making of', 'dadar ka raja'],
    hashtags: ['#DadarKaRaja', '#IntervalFight', '#ShotByShot'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 214,
    updatedHoursAgo: 190,
    views: 118430,
    isFeatured: true,
    filmSlugs: ['dadar-ka-raja'],
  },
  {
    slug: 'the-last-hand-painted-hoarding-in-lalbaug',
    title: 'The last hand-painted hoarding in Lalbaug',
    summary:
      'Forty feet by twenty, sixteen days, two brothers on one plank. Dattaram Pednekar did not expect to be asked again, and has some remarks about noses.',
    content: `<p>Before you paint a face forty feet wide you must decide where its light comes from. Dattaram Pednekar decides it by going up to the roof opposite with a folding chair and sitting there from four in the afternoon until the bus stop comes on. “The sun will be wrong all morning,” he says. “At half past five it agrees with me. People go home at half past five. So it is for them.”</p>
<p>He is seventy-one. The hoarding above the junction is his, every inch, for <a href="/dadar-ka-raja">‘Dadar Ka Raja’</a>, and if you have passed it you have probably slowed down without knowing why. Printed vinyl reflects. This drinks. Veerendra Sakpal’s left cheek is made of nine browns and a green.</p>
${widePicture('full', 'hoarding-news-1', 'The board above the junction, in this magazine’s own drawing. The cheek is the part with nine browns.')}
<h2>The call</h2>
<p>Shree Arts, the workshop that Pednekar shares with his younger brother Shantaram, painted its last film hoarding eleven years ago. Since then it has done temple gates, school murals, a great many number plates and one very large tooth. When the telephone rang and a woman said she was making a film about a hoarding painter, he assumed she wanted to borrow a ladder.</p>
<p>Anagha Tambe wanted the ladder too. She wanted him to teach her actor to hold a brush, which took six weeks, and to stand behind the monitor and object, which took no training at all. And when the shoot was done she asked what it would cost to do the hoarding by hand. He wrote a figure on the back of a lottery ticket. Peepal Tree Pictures paid it, and bought him the lottery ticket.</p>
<h2>Sixteen days</h2>
<p>The method has not changed since he learned it. A photograph is ruled into squares with a pencil. The board is ruled into the same squares with a chalked string that you pluck like a sitar. Then you copy what is in each square and nothing else, because at two feet from a nostril the size of a suitcase there is no such thing as a face.</p>
<p>The first four days were only grey. On day five a bus driver shouted up to ask who had died. On day eight the eyes went in, both on the same morning, because Pednekar believes that a hoarding with one eye brings rain. On day eleven it rained anyway and they lost an ear. On day sixteen, a little before five, Shantaram signed it in the bottom right corner, as he has always done; his brother has the steadier hand for faces but cannot, he says, be trusted with his own name.</p>
${timeline([
  ['Days 1 to 4', 'Only grey, square by square.'],
  ['Day 5', 'The first brown. A bus driver wishes to know who has died.'],
  ['Day 8', 'Both eyes, on one morning.'],
  ['Day 11', 'Rain. An ear is lost.'],
  ['Day 16', 'A little before five, Shantaram signs it in the bottom right corner.'],
])}
${pullQuote('“Everyone asks about the eyes. Eyes are easy, people forgive eyes. The nose is where they catch you.”', 'Dattaram Pednekar')}
<p>He had only one request for Sakpal, who came to sit for him in a plastic chair on the pavement for three mornings: that he not shave between the second and the third. Two days of stubble is forty minutes’ work with a dry brush, and it hides the join between the upper and lower boards.</p>
${gallery('What one passes on the way to the junction, as our illustrator remembers it.', [
  ['hoarding-celebrities-1', 'The plank, the rope and the brush as wide as a chapati.'],
  ['mill-trade-1', 'The mill sheds behind the workshop.'],
  ['chai-voices-1', 'The tea stall from which the ladder is watched.'],
  ['moustache-news-1', 'Sakpal, two days unshaven.'],
  ['marquee-celebrities-1', 'Half past five, when the light agrees.'],
])}
<h2>Last?</h2>
<p>I should be careful with the word in the headline. It is the last at the moment. There were six such boards on this stretch when Pednekar was a boy carrying water for his uncle, and he can point out where each one hung, what was on it, and which hero’s chin was done by whom. “That one was Baban. He could only do chins. We used to send him round.” In between the brothers’ tins there is a photograph of nine men on a scaffold, squinting. He named seven of them for me and then asked for a minute.</p>
${factBox('The board in figures', '<ul><li>Forty feet by twenty, in four panels</li><li>Sixteen days, two brothers, one plank</li><li>Nine browns and a green for the left cheek</li><li>Forty minutes for two days of stubble</li></ul>')}
<p>The board comes down in three weeks, when the site goes to a company that sells mattresses. Tambe has bought the four panels with the eyes and the brow. The nose is going to a college of art in Pune, where the brothers have been asked to teach a two-month course, on Saturdays. Twenty-three students have signed up. One of them has written to ask whether they will be using projectors.</p>
<p>Pednekar had the letter read to him twice. “Tell her she may bring string,” he said.</p>
<p>On the evening I left, at half past five, the light reached the cheek. A woman at the bus stop looked up from her phone, and then up further. Her bus came. She let it go, and took the next one.</p>`,
    picture: 'typewriter-voices-1',
    tags: ['hoardings', 'lalbaug', 'craft', 'posters'],
    hashtags: ['#HandPainted', '#Lalbaug', '#DadarKaRaja'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 292,
    views: 67310,
    filmSlugs: ['dadar-ka-raja'],
  },
  {
    slug: 'a-projectionists-guide-to-the-perfect-seat',
    title: 'A projectionist’s guide to the perfect seat',
    summary:
      'Yusuf Contractor has looked at the backs of Liberty’s heads for thirty-eight years. He knows where the sound meets, which chair squeaks, and why row H is nearly right.',
    content: `<p>There is a window in the projection room at Liberty Talkies about the size of a paperback. Through it, five shows a day, Yusuf Contractor has watched people choose badly. “They come in early, the hall is empty, 912 seats, and they sit behind a pillar,” he says. “I can’t even shout. It’s double glass.”</p>
<p>He agreed to let us write down what he would have shouted.</p>
<ol>
<li><strong>Count from the screen, not from the door.</strong> You want to be twice as far back as the screen is high. At Liberty that is between rows G and J. If your neck moves to read the subtitles, go back two.</li>
<li><strong>Sit one seat off the middle.</strong> Dead centre is where everyone puts the tall friend. The sound man who tuned this hall stood at H-15, and the aisle has moved since, so today his spot is H-14.</li>
<li><strong>Never under the balcony lip.</strong> From row P backwards there is a ceiling over you. Thunder loses its top. In <a href="/barsaat-express">‘Barsaat Express’</a> you would get the wet without the storm.</li>
<li><strong>Balcony, front row, is for dances.</strong> You see the floor pattern. For faces, go down.</li>
<li><strong>Look at the fan before you sit.</strong> If there is a fan, there is a draught. If there is a draught, there is a curtain, and if there is a curtain it will be opened by a man looking for his cousin.</li>
<li><strong>Test the chair.</strong> Lean back once before the lights go. C-3, F-20 and the whole of row M complain. M has been reported.</li>
</ol>
<h2>Different films, different chairs</h2>
<p>He does not believe in one seat for everything. For a comedy he would send you closer and to the side, row E, where you can hear other people laugh from behind; laughter travels forward. For a thriller, further back and against the aisle, “so that nobody is behind you, that’s the whole fear”. For ‘Riyaaz’, when it played here, he told anyone who asked to take J-11 and shut their eyes in the second half. Some of them came up afterwards to thank him. One came up to say he had fallen asleep, and thanked him too.</p>
<p>And row H, after which a certain magazine likes to describe its friends? He thought about it while he cleaned a lens.</p>
<blockquote><p>“H is a good row. H-14 is the best chair in the building. But it’s sold first, so the best chair is the one next to the person who’ll be quiet.”</p></blockquote>
${poll('where-do-you-sit')}
<p>Where does he sit on his day off? He goes to another cinema, pays for the front stalls, and looks straight up. He has had thirty-eight years of the back of it, he says. He would like to see what it does to people.</p>`,
    picture: 'train-news-1',
    tags: ['cinemas', 'projection', 'how to', 'single screens'],
    hashtags: ['#PerfectSeat', '#LibertyTalkies', '#RowH'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 702,
    views: 92450,
    filmSlugs: ['barsaat-express', 'riyaaz'],
  },
  {
    slug: 'how-to-shoot-on-a-moving-local-train',
    title: 'How to shoot on a moving local train',
    summary:
      'Rent the train, lose the tripod, befriend the guard, and never write a scene longer than the gap between two stations. Notes from three crews who have done it.',
    content: `<p>Three films in our table this season have a scene in a local train, and all three crews say it was the hardest day of the shoot. We asked the people who survived it to write the manual. Assume a daytime permit on an outer section, a hired rake of nine coaches, and a director who says it will be simple.</p>
<h2>One: measure the gap</h2>
<p>Before you write the scene, ride the line with a stopwatch. On the section that <a href="/barsaat-express">‘Barsaat Express’</a> used, the gaps between halts were 3 minutes 50, 6 minutes 10 and 4 minutes 20. “So I had three scenes,” says Harkirat Gill. “One of 3.50, one of 6.10 and one of 4.20. That isn’t a limitation. That’s a structure.” His assistant, Bani Kalsi, adds that they lost the first twenty seconds of each gap to the jerk and the last fifteen to the brakes. Write short.</p>
<h2>Two: throw away the tripod</h2>
<p>A tripod on a moving floor passes every rail joint to the lens. A person doesn’t, because a person has knees. The camera operator on ‘Barsaat Express’ stood barefoot on a folded quilt with one hip against the partition. For the door shots he wore a harness clipped in two places, and so did the person whose only job was to look at the clips.</p>
<h2>Three: hire real passengers</h2>
<p>Nobody who has not commuted knows how to stand. On <a href="/mohalla-premier-league">‘Mohalla Premier League’</a>, the team’s away match begins with eleven boys and a kitbag getting into a full coach, and Tushar Bhalerao’s first forty extras, all actors, swayed <em>together</em>, like a field. He sent them home and put up a notice at the station. The replacements swayed correctly, opened newspapers to the exact width available, and one of them told Kabir Anand Rao to take his bag off his back.</p>
<p>Bhalerao kept that line. The gentleman, a Mr Telang of Ambernath, has a credit.</p>
<h2>Four: record the sound twice</h2>
<p>You will not be able to use the dialogue. Record it anyway, for the breathing. Then, when the day is done and the rake is empty, ride one full trip with the recorder alone and nobody speaking. Call it the clean ride. The song “Bheegi Local” is built on one: the rhythm under the second verse is coach number five, crossing the points outside a yard.</p>
<h2>Five: feed the guard</h2>
<p>The motorman drives. The guard decides. He holds the bell that starts the train, and he goes by a book that does not mention your close-up. Every crew we spoke to learned his name on the first morning. Nilofer Kazi, who shot two afternoons for <a href="/chaand-ka-ticket">‘Chaand Ka Ticket’</a>, learned that hers, Mr D’Mello, had a weakness for coconut barfi.</p>
<blockquote><p>“On the second day he held the bell for eleven seconds. He said a lady was boarding. There was no lady. There was Revati, with one tear, halfway down.”</p><p><strong>Nilofer Kazi</strong></p></blockquote>
<h2>The bag</h2>
<p>What to carry, agreed by all three crews with very little argument:</p>
<ul>
<li>two stopwatches, because one will be in somebody’s pocket at the other end of the train;</li>
<li>chalk, to mark feet on a floor that is also someone’s floor tomorrow;</li>
<li>black cloth for the windows you don’t want, and pegs, four times as many as you think;</li>
<li>a printed time-table, since there is no signal in the cutting;</li>
<li>barfi.</li>
</ul>
<p>And one thing not to carry. On the last morning of ‘Barsaat Express’ the make-up assistant boarded with an umbrella, open, to protect the wig. It left through the door between the second halt and the third. Kalsi saw it some weeks later, in use, over a vegetable cart near the line. She stopped, and bought coriander, and did not bring it up.</p>`,
    picture: 'gramophone-music-1',
    tags: ['how to', 'mumbai locals', 'shooting', 'craft'],
    hashtags: ['#LocalTrain', '#HowTheyShotIt'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 521,
    views: 54870,
    filmSlugs: ['barsaat-express', 'mohalla-premier-league', 'chaand-ka-ticket'],
  },
  {
    slug: 'kesar-aur-kohra-ki-team-kohre-ka-intezar',
    title: 'कोहरा समय पर नहीं आता: पाम्पोर में ‘केसर और कोहरा’ की यूनिट का इंतज़ार',
    summary:
      'निलोफ़र काज़ी की अगली फ़िल्म में कोहरा भी एक किरदार है। पहले हफ़्ते में वह सिर्फ़ दो बार आया, और दोनों बार जब सब नाश्ता कर रहे थे।',
    content: `<p>सुबह के सवा चार बजे खेत की मेड़ पर बाईस लोग खड़े हैं और कोई बोल नहीं रहा। सबको एक ही चीज़ का इंतज़ार है, और उसका फ़ोन नंबर किसी के पास नहीं। <a href="/kesar-aur-kohra">‘केसर और कोहरा’</a> की शूटिंग शुरू हुए सात दिन हो गए हैं। कहानी में कोहरा लगभग हर दूसरे दृश्य में है। इन सात दिनों में वह दो बार आया: एक बार सत्रह मिनट के लिए, एक बार छह।</p>
<p>“मशीन वाला कोहरा हमारे पास है,” निर्देशक निलोफ़र काज़ी कहती हैं, “दो ड्रम। पर वह सीधा उठता है। असली वाला पहले पैर पकड़ता है, फिर घुटने, और चेहरे तक आते-आते सोचने लगता है। मुझे सोचने वाला चाहिए।”</p>
<p>मेहर दारूवाला इस फ़िल्म में एक बीमा जाँच अधिकारी बनी हैं जो केसर की चोरी का हिसाब करने आती है, और जिगमेत दोरजे उस गोदाम के चौकीदार, जिसका ताला टूटा ही नहीं था। जिगमेत ठंड के आदमी हैं, एक स्वेटर में टहलते हैं। मेहर ने तीन पहने हैं और चौथे पर बातचीत चल रही है।</p>
<p>यूनिट ने अब गाँव के ग़ुलाम रसूल साहब को काम पर रखा है, जो पचास साल से केसर उगाते हैं और रात को आसमान देखकर बता देते हैं कि सुबह क्या होगा। अब तक उनके पाँच में से चार अंदाज़े सही निकले। पाँचवें के लिए उन्होंने माफ़ी नहीं माँगी। “उस दिन मैंने कहा था शायद,” वे याद दिलाते हैं।</p>
<p>रिलीज़ की तारीख़ अभी तय नहीं है। लैंटर्न स्ट्रीट फ़िल्म्स ने यूनिट को तीस दिन दिए हैं। काज़ी ने कैलेंडर पर कोई निशान नहीं लगाया, बस दीवार पर एक काग़ज़ चिपकाया है: <em>नाश्ता उठते ही नहीं, कोहरा उठते ही होगा।</em></p>`,
    picture: 'saffron-voices-1',
    tags: ['शूटिंग', 'केसर और कोहरा', 'निलोफ़र काज़ी'],
    hashtags: ['#KesarAurKohra', '#NiloferKazi'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 49,
    views: 14320,
    filmSlugs: ['kesar-aur-kohra'],
  },
  {
    slug: 'prabhat-theatre-mein-aakhri-tonga-ka-gyarahvan-hafta',
    title: 'लखनऊ के प्रभात थिएटर में ‘आख़िरी ताँगा’ का ग्यारहवाँ हफ़्ता, और बाहर वही सात ताँगेवाले जिन्हें पहले दिन मुफ़्त पास मिले थे',
    summary:
      'पहले दिन चालीस लाख की कमाई वाली छोटी फ़िल्म अब 5.3 करोड़ पर है और बढ़ रही है। प्रभात थिएटर के बाहर उसकी वजह घास खा रही है।',
    content: `<p>प्रभात थिएटर के मैनेजर अवधेश निगम ने ग्यारह हफ़्ते पहले एक ग़लती की थी, जिसे वे अब अपनी सबसे अच्छी ग़लती कहते हैं। उन्होंने ‘आख़िरी ताँगा’ के पहले शो के सात पास शहर के बचे हुए ताँगेवालों को दिए और यह पूछना भूल गए कि वे आएँगे कैसे।</p>
<p>वे ताँगे से आए। सातों। तीन घंटे तक थिएटर के सामने सात घोड़े खड़े रहे, और रास्ते से गुज़रने वाले हर आदमी ने पूछा कि अंदर क्या चल रहा है।</p>
<h2>धीमी चाल</h2>
<p><a href="/aakhri-tonga">‘आख़िरी ताँगा’</a> ने पहले दिन 40 लाख कमाए थे और पहले सप्ताहांत में 1.6 करोड़। ऐसी फ़िल्में दूसरे शुक्रवार को उतर जाती हैं। यह नहीं उतरी। आज इसका कुल 5.3 करोड़ है और पिछले आँकड़े के मुक़ाबले 6.5 प्रतिशत ऊपर। देश भर में अब इसके सिर्फ़ उन्नीस शो बचे हैं, जिनमें से तीन प्रभात में हैं, और शाम वाला अक्सर भरा रहता है।</p>
<p>निगम जी के पास इसका सीधा हिसाब है। हर शाम पौने छह बजे कोई न कोई ताँगा बाहर आकर खड़ा होता है। जो दर्शक फ़िल्म देखकर निकलता है, उसे घर ताँगे से जाने का मन करता है। जो ताँगे में बैठा दिखता है, उसे देखकर कोई और फ़िल्म का पूछता है। “मेरा पोस्टर चलता भी है और लीद भी करता है,” वे कहते हैं।</p>
<blockquote><p>“फ़िल्म में बूढ़ा कहता है कि घोड़ा रास्ता याद रखता है, सवारी नहीं। यह ग़लत है। मेरी रानी को सवारी याद रहती है, जो गुड़ लाए।”</p><p><strong>मुश्ताक़ अली, ताँगेवाले, फ़िल्म आठ बार देख चुके हैं</strong></p></blockquote>
<h2>अब आगे</h2>
<p>मुश्ताक़ अली की कमाई इन हफ़्तों में लगभग दुगुनी हुई है। उन्होंने पहियों पर नया रबर चढ़वाया और पीछे वही पंक्ति लिखवाई जो राघव नौटियाल फ़िल्म के अंत में बोलते हैं। पेंटर ने एक मात्रा ग़लत लगा दी। अली साहब ने ठीक नहीं करवाई: “लोग रुककर बताते हैं कि ग़लत है। फिर बैठ जाते हैं।”</p>
<p>बारहवें हफ़्ते का फ़ैसला सोमवार को होगा। निगम जी ने पोस्टर उतारने की सीढ़ी फ़िलहाल पड़ोसी को उधार दे दी है।</p>`,
    picture: 'dance-news-1',
    tags: ['लखनऊ', 'सिनेमाघर', 'आख़िरी ताँगा', 'बॉक्स ऑफ़िस'],
    hashtags: ['#AakhriTonga', '#Lucknow', '#PrabhatTheatre'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 98,
    views: 22760,
    filmSlugs: ['aakhri-tonga'],
  },
  {
    slug: 'kholi-no-9-ki-adtalis-khidkiyan',
    title: '‘खोली नं. ९’ की अड़तालीस खिड़कियाँ अब अड़तालीस घरों में हैं',
    summary: 'सेट टूटा, पर खिड़कियाँ नहीं फेंकी गईं। निर्देशक मंजिरी फाटक ने एक सूची बनाई, और हर खिड़की के साथ उसका क़िस्सा भी भेजा।',
    content: `<p>फ़िल्म की चॉल लकड़ी और प्लाई की थी, पर खिड़कियाँ सच्ची थीं। कला निर्देशक ने उन्हें गिरगाँव, परेल और मझगाँव में टूटती इमारतों से ख़रीदा था, औसतन ग्यारह सौ रुपये की एक। <a href="/kholi-no-9">‘खोली नं. ९’</a> की शूटिंग ख़त्म हुई तो सवाल उठा कि इन अड़तालीस का क्या किया जाए।</p>
<p>मंजिरी फाटक ने यूनिट के नोटिस बोर्ड पर काग़ज़ टाँग दिया: जिसे खिड़की चाहिए, नंबर लिखे और वजह भी। दो दिन में सब बँट गईं। स्पॉट दादा बबन ने 17 नंबर ली, क्योंकि उनकी झोपड़ी में खिड़की थी ही नहीं। सुलभा गोखले ने 9 नंबर ली और अब उसे घर की बैठक में दीवार पर टाँग रखा है, पीछे कुछ नहीं है। “चाय पीते हुए झाँकती हूँ,” वे कहती हैं, “दीवार भी बुरी नहीं लगती।”</p>
<p>ओंकार जाधव को 31 नंबर मिली, जिससे वे फ़िल्म में चार बार गिरते हैं। हर खिड़की के साथ एक चिट्ठी गई: किस इमारत की थी, किस दृश्य में दिखी, उसके पीछे कौन खड़ा था। 44 नंबर की चिट्ठी सबसे छोटी है: “यह पूरी फ़िल्म में बंद रही। खोल दीजिएगा।”</p>`,
    picture: 'mic-music-1',
    tags: ['सेट', 'खोली नं. ९', 'मुंबई'],
    hashtags: ['#KholiNo9', '#ManjiriPhatak'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 643,
    views: 18940,
    filmSlugs: ['kholi-no-9'],
  },
  {
    slug: 'the-lighthouse-in-kadal-vilakku-asked-to-stay-up',
    title:
      'The lighthouse in ‘Kadal Vilakku’ was built to last forty days; the fishermen who now steer home by it have asked that it please stay up',
    summary:
      'Plywood, tin and a borrowed bus headlamp, on a spit of sand with no real light for eleven kilometres. The harbour office sent an inspector. He has recommended a better bulb.',
    content: `<p>The tower in <a href="/kadal-vilakku">‘Kadal Vilakku’</a> is nineteen metres high and hollow, and if you knock on it, it says so. Arivu Thangaraj’s crew put it up for a forty-day shoot on a stretch of coast chosen because it had nothing on it. At the top they fixed a bus headlamp on a motor from a wedding stage. It turned once every nine seconds. On the third night the boats began coming in closer.</p>
<p>“We thought they had come to watch the shooting,” says the production manager, Selvi Raman. “They had come because for the first time they could see where the sand was.”</p>
<p>The nearest true lighthouse is eleven kilometres up the coast, behind a headland. For as long as anyone remembers, boats here have come home by a cooking fire that the women of the village keep on the beach. It is a good system until it rains.</p>
<p>When the schedule ended, forty-four boat owners signed a letter and delivered it, in a fish basket, to the unit’s hotel. They asked for the tower to be left and for the lamp, if the film did not need it. Neithal Frames left both. Then somebody had the sense to tell the harbour office, since a false light on a coast is an offence, and this one was as false as a light can be.</p>
<blockquote><p>“I climbed up to condemn it. From the top I counted fourteen boats coming in on a line, like beads. So I climbed down and wrote that the bulb is inadequate.”</p><p><strong>The inspector, who asked to be called the inspector</strong></p></blockquote>
<p>His report recommends a sealed lamp, a solar panel, four steel stays and a registered flash of one in nine seconds, “the pattern being already familiar to users”. It also asks that the door, which has a hole in it from the film’s second murder, be repaired.</p>
<p>The film has taken ₹66.2 crore. Thangaraj has promised the stays. Yazhini Selvam, who plays the keeper’s daughter, went back last month to hand over the logbook she writes in throughout the film. It was blank, she says, apart from her own pages. The village is continuing it. The most recent entry reads: <em>Wind from south. All in. Lamp fine. Somebody has taken the film’s ladder.</em></p>`,
    picture: 'lighthouse-reviews-1',
    tags: ['tamil cinema', 'sets', 'kadal vilakku', 'coast'],
    hashtags: ['#KadalVilakku', '#Lighthouse'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 131,
    views: 46210,
    filmSlugs: ['kadal-vilakku'],
    metaTitle: 'The film-set lighthouse that fishermen asked to keep',
  },
  {
    slug: 'mitti-ka-sher-used-eleven-tonnes-of-clay',
    title: '‘Mitti Ka Sher’ used eleven tonnes of clay, and gave back ten',
    summary:
      'Rutul Mehta’s potter-turned-politician film borrowed its main material from three villages. The accounts came in this week, and a dog explains most of the difference.',
    content: `<p>You cannot buy pond clay in the quantity a film wants, but you can borrow it. For <a href="/mitti-ka-sher">‘Mitti Ka Sher’</a>, Rutul Mehta’s art department went to three villages, weighed out eleven tonnes on a grain merchant’s scale and signed for it in a school exercise book. It was to be returned, wet.</p>
<p>Clay is one of the few props that gets better with use. Every pot that Faisal Qadri throws, drops or gives a speech over was slaked at night in two cement tanks and came back in the morning as clay. The nine-foot lion of the title was built around a bamboo frame four separate times. It was never fired. “If you fire it you own it,” said the unit’s master potter, Hansaben Prajapati.</p>
${gallery('From pond to paw: four drawings of the shoot.', [
  ['potter-voices-1', 'The wheel on which Faisal Qadri learned, with pots that survived him.'],
  ['akhada-voices-1', 'The red earth that was refused: too much sand.'],
  ['saffron-voices-1', 'The first village, at the hour when clay is dug.'],
  ['clapper-news-1', 'Day nineteen, before the dog.'],
])}
<p>The lorry went back last week with 10.04 tonnes. The villages accept a quarter-tonne as shrinkage and a further half as boots. The remainder is a matter of record: on the nineteenth day a dog went to sleep on the lion’s left paw, was not disturbed, and when she finally left had made an impression so good that Mehta had the paw baked. It stands in the office of Blackbird Talkies, and three villages’ worth of children have come to see if their own dog fits.</p>
<p>The film took ₹7.2 crore on its first day.</p>
${prediction('mitti-ka-sher-first-weekend')}`,
    picture: 'trophy-trade-1',
    tags: ['mitti ka sher', 'art direction', 'props'],
    hashtags: ['#MittiKaSher', '#RutulMehta'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 15.5,
    views: 9480,
    filmSlugs: ['mitti-ka-sher'],
  },
  {
    slug: 'tota-maina-talkies-goes-on-tour-in-its-own-tent',
    title: '‘Tota Maina Talkies’ goes on tour in its own tent',
    summary:
      'The film about two rival touring cinemas will be shown in both of them. Eleven fairgrounds, two lorries, and a rule that they may never park on the same side of a road.',
    content: `<p>Sapta Films kept the tents. It also kept the two lorries, the projectors with their carbon burns, the loudspeakers shaped like lilies, and a generator known on set as Bua because it complained and then did everything. From Sunday all of it goes on the road, to show <a href="/tota-maina-talkies">‘Tota Maina Talkies’</a> the way the film’s own characters would have shown it: after dark, for the length of a fair, to whoever turns up.</p>
<p>The green tent is Tota, Kabir Anand Rao’s in the film. The red is Maina, run by Nasreen Bano’s unsmiling widow. Each seats 380 on the ground and 40 on chairs. A digital projector now hides inside the old housing, since, as the director Tushar Bhalerao puts it, “nostalgia is fine, but the image has to be in focus”.</p>
<h2>The route</h2>
<p>Eleven stops, from a cattle fair near Pandharpur to a temple ground outside Bhandara. In places with only one field, the two tents will play on alternate nights. Where there are two fields, both will play at once, and you will be able to hear each from the other, which happens to be the second act.</p>
${trailer('aqz-KE-bpKQ', 'In place of the trailer: ‘Big Buck Bunny’, an open film by the Blender Foundation')}
<p>Ground tickets are ₹30 and chairs ₹60. Children who can walk in under the rope without touching it are free; there is a scene about this and the tour lawyers decided that it was easier to adopt the policy than to explain it.</p>
<p>Bhalerao has hired the four tent men who advised on the film. Their foreman, Laxman Bhoir, has pitched touring cinemas for thirty-one years and had one note on the script: in it, the canvas goes up in a song. “It takes five hours and there is no song,” he said. “There is a lot of language.”</p>
<p>In permanent cinemas the film made ₹4.8 crore on its first day. The tents will not trouble that figure. But they open in a town whose last cinema closed fourteen years ago, and when the lorry went through with its lily speaker on the roof, testing, the local school gave up on the afternoon. The headmaster has asked for the Wednesday matinee. Tents do not have matinees, Bhoir explained to him; the sun comes through. The headmaster said that they would bring blankets.</p>`,
    picture: 'hoarding-voices-1',
    tags: ['tota maina talkies', 'touring cinemas', 'exhibition'],
    hashtags: ['#TotaMainaTalkies', '#TouringTalkies'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 36,
    views: 12650,
    filmSlugs: ['tota-maina-talkies'],
  },
  {
    slug: 'the-letter-in-ladakh-mail-is-real-and-nobody-has-read-it',
    title: 'The letter in ‘Ladakh Mail’ is real, and nobody has read it',
    summary:
      'It was written by the director’s grandmother, sealed before he was born, and carried 1,900 kilometres as a prop. Harkirat Gill has now been told where to deliver it.',
    content: `<p>Jigmet Dorje carried it in his breast pocket for sixty-four days. Tanvi Sehrawat dropped it in a stream, on purpose, in a plastic sleeve, and was shouted at anyway. It was photographed, insured for one rupee and kept at night in the hotel safe. The one undelivered letter in <a href="/ladakh-mail">‘Ladakh Mail’</a> is an actual letter, and Harkirat Gill, who directed the film, has no idea what is in it.</p>
<p>It came from a tin in his family’s house near Hoshiarpur. His grandmother, Basant Kaur, wrote it to a school friend whose family had moved to Leh. The friend moved again before the post went. The envelope came back with a purple stamp, <em>left without address</em>, and went into the tin.</p>
<p>“We had eleven prop letters made,” Gill says. “Lovely ones, aged with tea. And Jigmet held each of them like paper. So I brought the tin.” Dorje asked him, before the first take, whether it would be all right to look. Gill said he would rather not have someone on set who knew more than the director did.</p>
<p>The film ends without opening it, and he has had, by his office’s count, some nine hundred messages about that. One arrived last week in a blue inland letter. It was from a retired schoolteacher in Kargil, who had recognised the handwriting on the envelope in close-up because she has six others in the same hand. She is the friend’s daughter. The friend is ninety-one and sees the film on a tablet, pausing.</p>
<blockquote><p>“She doesn’t want it posted. She says it has been in the post long enough. She would like the actor to bring it.”</p><p><strong>Harkirat Gill</strong></p></blockquote>
<p>Dorje goes up next month, in the uniform, because she asked for the uniform. There will be no camera. We asked Gill whether he might one day tell us what it says. He thought the chances were poor. “It’s not addressed to you,” he said.</p>`,
    picture: 'television-voices-1',
    tags: ['ladakh mail', 'props', 'harkirat gill'],
    hashtags: ['#LadakhMail', '#UndeliveredLetter'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 398,
    views: 103200,
    filmSlugs: ['ladakh-mail'],
  },
  {
    slug: 'anagha-tambe-says-there-will-be-no-bijli-ghar-2-then-describes-it',
    title: 'Anagha Tambe says there will be no ‘Bijli Ghar’ 2, then describes its first scene',
    summary:
      'At a film school talk in Pune the director of the year’s biggest hit ruled out a sequel. It took her eleven minutes to contradict herself.',
    content: `<p>“No,” said Anagha Tambe, to the first question of the evening, which was about a sequel to <a href="/bijli-ghar">‘Bijli Ghar’</a>. The hall in Pune held two hundred students and all of them wrote it down.</p>
<p>The second question was about rain machines. The third was about lunch. The fourth was from a boy at the back, who asked where, if there <em>were</em> a sequel, it would not begin.</p>
<p>It would not begin, said Tambe, in the dam. It would not begin with the turbine hall standing in four feet of still water, and Veerendra Sakpal rowing between the machines in a bathtub. One would not hear, from the far end, a telephone. “And obviously Tanvi’s character would not be the one ringing,” she went on, walking to the blackboard, “because she’s in the ceiling.” She drew the ceiling. She drew the bathtub. Somebody’s teacher began filming and was asked by a student to move his head.</p>
<p>When she turned round there was a silence of the sort you get before a lamp is switched on.</p>
<p>“This is a drawing of nothing,” Tambe said, and wiped it off with her sleeve.</p>
<p>Peepal Tree Pictures, asked for a comment, said that no sequel is planned. Asked whether the company had recently enquired about hiring a bathtub, it said it would get back to us.</p>`,
    picture: 'clapper-news-1',
    tags: ['bijli ghar', 'anagha tambe', 'sequels'],
    hashtags: ['#BijliGhar', '#AnaghaTambe'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 822,
    views: 88760,
    filmSlugs: ['bijli-ghar'],
  },
  {
    slug: 'marine-lines-festival-adds-a-show-for-people-who-work-nights',
    title: 'Marine Lines festival adds a nine-in-the-morning show for people who work nights',
    summary:
      'Every film in the competition will get a 9 a.m. screening at half price, with breakfast, curtains on the foyer windows and a request that nobody clap loudly.',
    content: `<p>The Marine Lines Film Festival has always had a late show, and the late show has always been for people who get up late. This edition it adds an early one, for people who have not yet gone to bed.</p>
<p>Each of the fourteen competition films will play once at nine in the morning, at ₹80, for anyone who shows a night-shift card, a hospital badge, a taxi permit or, in the words of the notice, “other proof of having been awake”. Upma and coffee are included. The foyer windows will be covered so that nobody has to meet the sun between the film and the bus.</p>
<p>The idea came from a letter. Sister Philomena D’Costa, a ward nurse for twenty-six years, wrote that she had missed every festival film she ever wanted to see because seven in the evening is when she puts her shoes on. The programmer, Tara Wadia, rang the ward to thank her and was told to call back after the round.</p>
<p>“We did a trial,” Wadia says. “A slow film, two hours twenty, subtitled, for sixty people who had been on their feet for ten hours. I expected snoring. There was some. But the discussion afterwards was the best we have had. Nobody was trying to sound clever. They just said which bit was true.”</p>
<p>What the festival asks of this audience is set out on a card:</p>
<ul>
<li>Sleep if you must. Aisle seats are for sleepers; we will wake you at the credits.</li>
<li>Applause with two fingers, please, for the sake of the aisle.</li>
<li>If your pager goes, go. Keep the ticket. We will tell you how it ended.</li>
</ul>
<p>That last service will be provided by a volunteer, in the foyer, until noon. She has been asked to be accurate and not to act it out. The full programme, including the opening film, is promised within days. Sister Philomena has been given pass number one, and has asked if she may bring the ward boy.</p>`,
    picture: 'beam-news-1',
    tags: ['marine lines film festival', 'festivals', 'audiences'],
    hashtags: ['#MarineLinesFilmFestival', '#NightShift'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 153,
    views: 27430,
  },
  {
    slug: 'silver-reel-jury-makes-room-for-forty-eight-windows',
    title: 'Silver Reel jury makes room for forty-eight windows',
    summary:
      'A new prize for an ensemble, no speeches longer than a minute, and one statuette that the winners must agree how to share.',
    content: `<p>The Silver Reel Awards will give a prize for best ensemble from the coming edition. Until now a film with nineteen good parts had to enter one of them and apologise to eighteen people.</p>
<p>The push came from Manjiri Phatak, whose chawl comedy has a speaking part behind nearly every one of its forty-eight windows. She wrote to the jury asking which of her actors she should betray. The chair, the retired editor Prabha Nimbkar, put the letter on the agenda under <em>Any other business</em>, where it took up two of the meeting’s three hours.</p>
<p>Rules: a cast qualifies if no one person is on screen for more than a third of the running time. There is a single statuette. The winners will decide where it lives. Sulbha Gokhale, who was in the room for a different reason, is understood to have said that in a chawl this would be settled by whoever has the shelf.</p>`,
    picture: 'cans-reviews-1',
    tags: ['silver reel awards', 'awards', 'kholi no 9'],
    hashtags: ['#SilverReelAwards', '#KholiNo9'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 807,
    views: 16350,
    filmSlugs: ['kholi-no-9'],
  },
  {
    slug: 'gulmohar-gali-stays-on-one-screen-because-one-street-asked',
    title: '‘Gulmohar Gali’ stays on one screen because one street asked',
    summary:
      'It was due to leave Anand Chitra Mandir in Nagpur on a Thursday. On the Wednesday, eighty-four people from the same lane bought every ticket for the week.',
    content: `<p>The manager of Anand Chitra Mandir in Nagpur had already written the next film’s name on the board when a delegation came up the stairs. There were five of them, led by a pharmacist. They wished to know how many people would have to come for <a href="/gulmohar-gali">‘Gulmohar Gali’</a> to stay.</p>
<p>“Eighty a day,” said the manager, Bhaurao Meshram, who thought that would be the end of it.</p>
<p>They live in a lane off the Sitabuldi side, forty houses with a gulmohar at one end, and they had recognised themselves. Kaveri Iyengar’s film was shot four hundred kilometres away. But it has a pharmacist who lends out the newspaper, a girl who learns to cycle against the same wall over and over, and a wedding that uses up everyone’s extension cords. “We have all that,” the pharmacist, Mrs Deotale, told me. “We even have the wall.”</p>
<p>They went home and made a roster. Each house takes two seats on one fixed day, a house that can’t come sends a cousin, and the children go on Saturday in a line. Eighty-four tickets a day, every day, for a film that nobody else in Nagpur had been going to. By the second week, people from other lanes had begun to come, to see what the fuss was.</p>
<p>The numbers are tiny. The film opened to ₹90 lakh and its weekend came to ₹3.5 crore; a full week of that lane is about the cost of one coat in ‘Bijli Ghar’. Still, when Iyengar heard, she took the overnight train with Pihu Ranade and they walked down the lane from one end to the other, which takes four minutes, and took three hours.</p>
<blockquote><p>“They corrected things. They said, the pharmacist would never close at two. I said ours does. They said, then yours is lazy. I’ve put it in my notes.”</p><p><strong>Kaveri Iyengar</strong></p></blockquote>
<p>Meshram has rubbed out the other film’s name. When I visited, the board had only the roster on it, house by house. Number 26 was marked absent, with reasons.</p>`,
    picture: 'popcorn-reviews-1',
    tags: ['gulmohar gali', 'nagpur', 'single screens', 'audiences'],
    hashtags: ['#GulmoharGali', '#Nagpur'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 1103,
    views: 71240,
    filmSlugs: ['gulmohar-gali'],
  },
  {
    slug: 'passengers-of-a-delayed-train-were-shown-a-film-about-one',
    title: 'Passengers of a delayed train were shown a film about a delayed train',
    summary:
      'Eleven hours at a halt with no name board, a schoolteacher with a projector, and ‘Barsaat Express’ on a bedsheet. Reviews from coach S5 were mixed.',
    content: `<p>The water was over the rails ahead, and after the fourth hour the tea had gone. In coach S5, bound for Bhusawal, sat Kiran Wagh, who teaches physics and was bringing home a projector that his school had asked him to have mended. He also had, on his computer, with the permission of a friend at Highroad Studio who had asked his opinion of the sound, a copy of <a href="/barsaat-express">‘Barsaat Express’</a>.</p>
<p>It is about a train stranded in the rain. He put it to the vote. Coach S5 voted 61 to 9 in favour, the nine being a family who had just got the baby to sleep.</p>
<p>They hung a sheet from the upper berths. People came through from S4 and S6 and sat on each other. Some of the film’s more dramatic moments were received with professional interest: when Veerendra Sakpal breaks a window with a suitcase, a retired ticket examiner explained, over the dialogue, that the emergency one is always the fourth. When Sulbha Gokhale shares out a single box of chakli among thirty strangers, a woman two berths along opened her own bag, sighed, and did the same.</p>
<p>The real train moved at ten past two in the morning. The film still had twenty minutes to go. There was, Wagh reports, a groan.</p>`,
    picture: 'camera-news-1',
    tags: ['barsaat express', 'audiences', 'monsoon'],
    hashtags: ['#BarsaatExpress', '#CoachS5'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 1138,
    views: 121900,
    filmSlugs: ['barsaat-express'],
  },
  {
    slug: 'tushar-bhaleraos-next-is-set-in-a-lost-property-office',
    title: 'Tushar Bhalerao’s next is set in a lost property office',
    summary:
      'DRAFT, awaiting a second source: a comedy in one room and nine hundred umbrellas, to be shot over two nights on the Western line and six weeks in a shed.',
    content: `<p>Two nights on a platform is what Tushar Bhalerao has asked the railway for, and he would not say why. We think that it is for an opening scene, and that the film is called, for the moment, ‘Khoya Paya’.</p>
<p>The story as it was described to us: a clerk is transferred to the lost property office a month before it is to be closed, and decides to give everything back. Nine hundred umbrellas, a tuba, one wooden leg, and a wedding sari that three women will claim. The art department has advertised for umbrellas. It is paying ₹40 for a black one and ₹60 for any other colour, broken preferred.</p>
<p>The producers would be Sapta Films, who made <a href="/mohalla-premier-league">‘Mohalla Premier League’</a> with him. A person who has read forty pages said that it is “funny until the tuba, and then not”. No actor has signed.</p>
<p><em>To check before publishing: title; whether the clerk is a man or a woman; whether Omkar Jadhav was really seen carrying a tuba at Dadar on Tuesday or whether that was for something else.</em></p>`,
    picture: 'cricket-regional-1',
    tags: ['tushar bhalerao', 'announcements'],
    hashtags: ['#TusharBhalerao', '#KhoyaPaya'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 4.6,
    views: 300,
    isDraft: true,
    filmSlugs: ['mohalla-premier-league'],
  },
  {
    slug: 'ten-seconds-of-paper-the-people-who-read-the-certificate-aloud',
    title: 'Ten seconds of paper: the people who read the certificate aloud',
    summary:
      'Before every film comes a page with a stamp on it. In one Nashik hall the balcony has read it out together for as long as anyone can remember. A draft about why.',
    content: `<p>It is on the screen for ten seconds. It has a title, a length in minutes, a letter, some signatures. At Regal Palace in Nashik the balcony reads it aloud, in chorus, from the top, and there is a small competition to reach the signatures before it goes.</p>
<p>I asked eleven people how this started and have nine explanations. The likeliest is Mr Sonawane’s. His father was losing his sight and came every Friday with a neighbour who read him the card, so that he would know how long he was going to be sitting down. People around them took it up out of mischief, and then out of habit. The father died. The reading didn’t.</p>
<p>There are rules. Nobody starts before the stamp is in focus. The running time is shouted. A film of over three hours gets a whistle; one of less than two gets a slightly anxious silence. When <a href="/gulmohar-gali">‘Gulmohar Gali’</a> came up at ninety-eight minutes, somebody called out, “We’ll be home for the news!”</p>
<blockquote><p>“It’s the only thing in the cinema that is definitely true.”</p><p><strong>Mr Sonawane, balcony, row B</strong></p></blockquote>
<p><em>Still to do: ask the operator if he really holds the card two seconds longer on Saturdays. Photograph. Cut the paragraph about fonts (done).</em></p>`,
    picture: 'gulmohar-news-1',
    tags: ['nashik', 'audiences', 'single screens'],
    hashtags: ['#RegalPalace', '#Nashik'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 74,
    views: 310,
    isDraft: true,
    filmSlugs: ['gulmohar-gali'],
  },
  {
    slug: 'sulbha-gokhale-will-direct-a-comedy-about-a-lift',
    title: 'Sulbha Gokhale will direct a comedy about a lift',
    summary:
      'Forty years of being directed have left her with a list. The first item is chairs. Her debut, ‘Chautha Mala’, begins shooting after the next school holidays.',
    content: `<p>Sulbha Gokhale, who has appeared in more films this season than some people have watched, will direct one. It is called ‘Chautha Mala’, it takes place in an apartment building whose lift stops only at the fourth floor, and she wrote it on the backs of call sheets while waiting for other people’s lights.</p>
<p>“Waiting is the job,” she told me. “Acting is what you do so they’ll let you sit down.” She then remembered that on most sets they don’t, and took out a list headed <em>When it is my turn</em>. It has thirty-one items. She let me copy down a few:</p>
<ol>
<li>A chair for everyone over sixty. A chair for everyone under sixty who is carrying something.</li>
<li>Nobody is called at five if they are needed at eleven.</li>
<li>The extras get the same lunch, and before the stars, since they are hungrier and there are more of them.</li>
<li>If I say “one more”, I must say why.</li>
</ol>
<p>Peepal Tree Pictures will produce. Manjiri Phatak, who directed her in <a href="/teesri-ghanti">‘Teesri Ghanti’</a> and ‘Kholi No. 9’, is lending an assistant and her old viewfinder, on which Gokhale has already had the strap shortened. The building has been found in Girgaum, four storeys, with a real lift that works rather too well; a mechanic has been engaged to make it worse.</p>
<p>She has not cast herself. There was an aunt in the script who would have suited her, and she cut the aunt. “I auditioned her in the mirror,” she said. “Very good. But she would have wanted close-ups.”</p>`,
    picture: 'megaphone-regional-1',
    tags: ['sulbha gokhale', 'debuts', 'announcements'],
    hashtags: ['#SulbhaGokhale', '#ChauthaMala'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 122,
    views: 39080,
    filmSlugs: ['teesri-ghanti', 'kholi-no-9'],
  },
  {
    slug: 'godavari-gadiyaaram-and-the-word-that-has-no-english',
    title: '‘Godavari Gadiyaaram’ and the word that has no English',
    summary:
      'The Telugu hit’s most quoted line ends on one word. Its subtitler tried twenty-six translations before doing what the clock does, and letting it strike.',
    content: `<p>Late in <a href="/godavari-gadiyaaram">‘Godavari Gadiyaaram’</a> the old clock keeper is asked why he winds a tower that no one looks at any more. He answers with a single word, and in Rajahmundry the hall comes apart. In the first subtitled print, at a test show in Mumbai, forty people read “Because of affection” and one of them coughed.</p>
<p>The word is <em>mamakaram</em>. Lavanya Peri, who subtitles from Telugu for a living and has done so for seventeen years, describes it as “the feeling of <em>mine</em>, without wanting to keep it”. You may have it for a house, a bullock or a nephew. You can’t quite have it for a person you are in love with, and for a clock it is exactly right.</p>
<p>She had eleven days and a limit of thirty-two characters. Her notebook for the line runs to five pages. “It’s mine to look after” was too long by no characters and too neat by several. “It knows me” she liked for an entire evening. “Belonging” was in the second test print, and Sandhya Rani Kolli, the director, said that it sounded like a shop for bags.</p>
<blockquote><p>“A subtitle has to be read and forgotten in two seconds. Mine were being read and admired. That’s a failure, I had to stop.”</p><p><strong>Lavanya Peri</strong></p></blockquote>
<p>What she did in the end was to look at the other end of the film. In the seventh minute a boy, the keeper’s grandson, asks what the same word means, and is told by his mother to go and shut the goat in. The line had been subtitled, briskly, as “You’ll see.” Peri went back and put the Telugu word there too, in italics, unexplained. It comes up three more times. Each time somebody is doing something for a thing that can’t thank them.</p>
<p>By the time the keeper says it, an audience with no Telugu has met it four times. On the screen there is only <em>Mamakaram.</em> She came to the third test show and stood at the back. Nobody coughed. In the foyer a man from Ghatkopar was explaining it to his wife, and had got it slightly wrong, she says, in a way that was better than any of hers.</p>`,
    picture: 'doors-news-1',
    tags: ['telugu cinema', 'subtitles', 'language', 'craft'],
    hashtags: ['#GodavariGadiyaaram', '#Subtitles'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 893,
    views: 58610,
    filmSlugs: ['godavari-gadiyaaram'],
  },
  {
    slug: 'mohalla-premier-league-broke-thirty-one-windows-and-has-receipts',
    title: '‘Mohalla Premier League’ broke thirty-one windows, and has the receipts',
    summary:
      'Twenty-two were in the script. The unit’s glazier, who started the shoot as a neighbour with a complaint, goes through the other nine.',
    content: `<p>Iqbal Glasswala’s shop is on the lane where <a href="/mohalla-premier-league">‘Mohalla Premier League’</a> was filmed, and on the second day of the shoot a ball came through it. He went out to speak to somebody. By evening he was on the crew.</p>
<p>“They had a man coming from Andheri with the glass,” he says. “Two hours each time. I said, I am <em>here</em>. Also you owe me for one.”</p>
<p>The script called for twenty-two broken panes, made of the resin that stunt people call sugar. Those all went to plan. Nine more went because Kabir Anand Rao, who had never held a bat before, was coached for five weeks and became good at exactly one stroke, a flat pull to the left, which is where the lane keeps its windows. Iqbal-bhai numbered the receipts and wrote on each what was bowled. Number 27 says <em>full toss, his own fault</em>.</p>
<p>The last is dated the day of the wrap, after the cameras had gone. The unit was playing the lane, for a cake. The director, Tushar Bhalerao, was at the crease; the ball went straight back over the bowler and through the glass shop. The receipt is framed. The hole has been kept, with a small shelf under it, and he sells cricket balls through it.</p>`,
    picture: 'headphones-music-1',
    tags: ['mohalla premier league', 'cricket', 'props'],
    hashtags: ['#MohallaPremierLeague', '#GullyCricket'],
    byline: 'Meenal Oak',
    language: 'en',
    hoursAgo: 1389,
    views: 63480,
    filmSlugs: ['mohalla-premier-league'],
  },
];
