import type { DemoArticle } from '../article.ts';

export const streaming: DemoArticle[] = [
  {
    slug: 'one-courtyard-48-windows-how-kholi-no-9-built-its-chawl',
    title: 'One courtyard, 48 windows: how ‘Kholi No. 9’ built its chawl',
    summary:
      'The walls were plywood, the windows were real, and the one tap had running water because Manjiri Phatak wanted a queue. Before the film reaches Chitrahaat, a walk round a building that stood for eleven weeks.',
    content: `<p>There was a smell of coriander on the third floor, and no kitchen. It took the crew two days to trace it. A carpenter, who had been told to build a window-sill and leave, had put a pot on it, with seeds, because a sill without anything growing looked to him like a mistake.</p>
<p>The pot is in the film. So is the carpenter, for a second, watering it. That is more or less how <a href="/kholi-no-9">‘Kholi No. 9’</a> was built: somebody was asked for a wall and gave them a neighbour.</p>
<h2>Why not a real one?</h2>
<p>Manjiri Phatak looked at thirty-four chawls. In each there was something wrong, and the thing was always that people lived there. “You cannot tell a family not to fry fish because we are doing a scene,” she says. “They would be right to fry more.” Her script needs a courtyard that sees everything: a stranger arrives with a valid rent receipt for the empty room, and inside four minutes every person in the building knows it, without anybody having been told.</p>
<p>So the building is really a diagram of who can see whom. Art director Sudhir Bagwe made it first out of matchboxes, twelve to a floor, on his dining table. He put a torch in each in turn. If the beam could not reach at least nine others, the matchbox moved.</p>
<h2>Windows first</h2>
<p>Most sets begin with walls. This one started with forty-eight old windows, bought from buildings that were coming down in Girgaon, Parel and Mazgaon, at an average of ₹1,100. They were teak, mostly; no two were alike. Bagwe laid them in rows on the floor of a shed in Sewri and let the actors walk about and choose.</p>
<p>It took an afternoon, and it turned into casting. Sulbha Gokhale went straight to one with a cracked pane and a brass bolt, opened it, leaned out over nothing, and scolded a lamp stand. That became No. 9. A young actor with two lines picked a window that would not close. He was given a cough.</p>
<blockquote>A door tells you who somebody is. A window tells you what they would like to know. I had 48 curious people to build, and one landlord.</blockquote>
<p>Only after that were the walls drawn, each around its window, in wood and ply. It is why the floors do not quite meet at the corners. Visitors assumed that this was age, artfully done. It is arithmetic, badly done, and then painted to look like age.</p>
<h2>What is real</h2>
<ul>
<li><strong>The tap.</strong> One, in the courtyard, connected to a tank. Phatak had the pressure lowered until filling a bucket took four minutes, the length of a conversation.</li>
<li><strong>The stairs.</strong> Forty-two steps, the ninth too high. Everyone in the cast learnt to skip it. The stranger does not, and that is how you know.</li>
<li><strong>The washing.</strong> Changed daily, by a continuity assistant with a chart. On Mondays there is more white.</li>
<li><strong>The noise.</strong> Every room had a working radio, set to a different hour of the day.</li>
</ul>
<h2>Fifty-one days</h2>
<p>Phatak shot in order, which is expensive, with everybody in the building all the time, which is more so. Actors who were not in a scene were asked to stay behind their windows and carry on. There are card games in the back of this film which last for forty minutes of it. Omkar Jadhav, who falls from window 31 four times, discovered on the second fall that the woman below had moved her mattress to be of use.</p>
<p>The film cost nine crore and has made ₹21.5 crore nett in the halls. On a small screen it will be a different film, Phatak thinks, and perhaps a truer one. In a theatre you watch the person who is speaking. At home you can stop the picture and go from window to window with your finger. She tested this on her mother, who took three hours and ten minutes to get through the first reel, and found one man asleep in a scene where the script had him weeping.</p>
<p>“I had not noticed,” says Phatak. “But he had been weeping since six in the morning. I think he is entitled.”</p>
<p>The set came down in two days. The shed is a godown for onions now. The watchman took us to the place where the courtyard was, and showed us the drain that they had dug for the tap. Something was growing in it. He pinched off a leaf and held it out: coriander.</p>`,
    picture: 'hero-tickets-trade',
    tags: ['kholi no. 9', 'set design', 'chitrahaat', 'manjiri phatak'],
    hashtags: ['#KholiNo9', '#FortyEightWindows', '#ManjiriPhatak'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 372,
    views: 69800,
    filmSlugs: ['kholi-no-9'],
    metaTitle: 'How ‘Kholi No. 9’ built a chawl of 48 windows',
    metaDescription:
      'Forty-eight real windows from demolished buildings, plywood walls and one slow tap: inside the set of Manjiri Phatak’s ‘Kholi No. 9’.',
  },
  {
    slug: 'all-48-windows-of-kholi-no-9-mapped',
    title: 'All 48 windows of Kholi No. 9, mapped',
    summary:
      'Four floors, twelve windows each, and something going on in nearly all of them. A guide for the pause button, floor by floor.',
    content: `<p>We watched <a href="/kholi-no-9">‘Kholi No. 9’</a> on Chitrahaat with a sheet of squared paper, twelve across and four up, and a pencil on a string so that nobody could walk off with it. It took two evenings. The numbering is the film’s own, painted over each frame: 1 is at the bottom left, 48 at the top right.</p>
<h2>Ground floor: 1 to 12</h2>
<p>The floor that hears. Windows 1 to 4 belong to the tailor’s family, and he measures people for real as they pass. Behind 6 a carrom game is going on which began before the film did. The empty room, the one with the quarrel in it, is behind <strong>9</strong>, next to the tap, and Sulbha Gokhale’s Tai, who has the key on a string round her neck, is nearly always leaning out of it. In 12 there is a parrot. It says one word, at 41 minutes, and it is the landlord’s name.</p>
<h2>First floor: 13 to 24</h2>
<p>The floor that talks. In <strong>17</strong> Master Chinmay does his algebra; by the end he is on the last sum. In 21 an old man gets through one newspaper. Between 19 and 20 there is a string with a tin on it. A matchbox, a note and a mango go across, in that order, in three different scenes. By 22 they are engaged.</p>
<h2>Second floor: 25 to 36</h2>
<p>The floor that falls. Omkar Jadhav leaves by <strong>31</strong> at 18, 47, 66 and 118 minutes. Watch 19, straight below, where a mattress comes out after the first time. In 28 a girl is studying. She turns her last page in the last scene. 33 is always dark, and a cigarette moves in it.</p>
<h2>Third floor: 37 to 48</h2>
<p>The floor that knows. Pots on every sill, coriander in 40. The widow in 42 keeps a diary of who comes through the gate; when the rent receipt has to be proved, it is proved from there. <strong>44</strong> never opens. We looked. We looked on both evenings. In 48, at the far end, somebody is practising “Garam Chai” on a glass from the first minute, and gets it right in the hundred and twentieth.</p>
<h2>The five not to miss</h2>
<ul>
<li>The parrot, window 12, 41 minutes.</li>
<li>The mango, 19 to 20, 53 minutes.</li>
<li>The mattress, from 47 minutes on.</li>
<li>The man who is meant to weep and is asleep, window 26, 14 minutes.</li>
<li>The carpenter, watering, window 40, for one second. (<a href="/article/one-courtyard-48-windows-how-kholi-no-9-built-its-chawl">He made the window.</a>)</li>
</ul>
<p>Is there a forty-ninth? One reader insists on a reflection in the bucket at 90 minutes. We have stopped the picture there so often that the remote has lost its arrow. If it is a window, it is open, and somebody is waving.</p>`,
    picture: 'beam-streaming-1',
    tags: ['kholi no. 9', 'guide', 'chitrahaat', 'easter eggs'],
    hashtags: ['#FortyEightWindows', '#KholiNo9', '#PauseButton'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 29,
    updatedHoursAgo: 9,
    views: 24300,
    filmSlugs: ['kholi-no-9'],
    metaTitle: 'All 48 windows of ‘Kholi No. 9’, mapped',
  },
  {
    slug: 'a-taxi-a-bridge-one-long-night-sea-link-drops-on-thursday',
    title: 'A taxi, a bridge, one long night: ‘Sea Link’ drops on Thursday',
    summary:
      'Between its two seasons, Jharokha’s taxi noir stops in the middle of the bridge for ninety-four minutes. What we know, and what the first half-hour looked like.',
    content: `<p>The meter goes down at 11.52 p.m. and comes up again at dawn. In between there are ninety-four minutes, four kilometres of bridge that has been closed at both ends, and one brown envelope which somebody left on the back seat and nobody will admit to.</p>
<p><em>Sea Link</em> is back on Jharokha for a single night. It is not the second season, which is still being shot, lately on a railway platform. It is a film of its own, made while everybody was waiting for that platform, and it takes up where the eight episodes stopped: the cab is parked, the engine off, and somebody has got in at the front.</p>
<p>Farhan Lokhande’s Bosco used to be a policeman and would like to go home. Then the bridge shuts, for a reason that nobody on it can see, with sixty cars in the middle. So for once he has not one passenger but a whole lane of them, and they begin to walk about. A bride comes by without her shoes. A man talks to his dog, and only to his dog. Parineeta Dhar, who has never acted before, plays a singer on the way to a hall that closed ten years ago.</p>
<blockquote>All through the series he could say: get out, we have arrived. I wanted to see who he is when nobody can get out.</blockquote>
<p>That is director Roshni Baptista, who still keeps the camera in the cab unless a door is open. We have seen the first half-hour. It is dark in the way the series was dark, with a moon thrown in as a kindness. For three minutes no one says anything, and the lamps of the bridge go over Lokhande’s face one by one, like a man counting. Dhar hums a line. It is not in the credits, and we have not been able to shake it off.</p>
<p>It comes out on Thursday, at one minute to midnight, which is Jharokha’s idea of a joke. You need not have seen the rest. Begin with a full battery, and on no account in a taxi.</p>`,
    picture: 'tabla-music-1',
    tags: ['sea link', 'jharokha', 'series', 'preview'],
    hashtags: ['#SeaLink', '#Jharokha', '#TaxiNoir'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 11,
    views: 18900,
  },
  {
    slug: 'ten-exits-one-villain-naqaab-nagar-explained',
    title: 'Ten exits, one villain: Naqaab Nagar explained',
    summary:
      'Every door of the masked ball, in order, who leaves by it, and what the film had told you by then. Spoilers begin at the second heading and do not stop.',
    content: `<p>People come out of <a href="/naqaab-nagar">‘Naqaab Nagar’</a> walking slowly, with one hand up, as if feeling for a wall. Now that it is on Teer TV they do it in the corridor at home. It is a fair film. Everything you need is on the screen, generally behind somebody’s feathers. Here it is, in front.</p>
<h2>What you may know before</h2>
<p>A shipping heiress gives a ball in the shuttered mill that she has bought. There are ten ways out. Each time the band changes key the guests change masks. Zarin, played by Meher Daruwala, is a police stenographer who has come on someone else’s invitation, to write down all she hears. Faisal Qadri’s master of ceremonies announces everybody, and lies. By midnight nine of the doors are locked. If you have not seen it, stop at this full stop.</p>
<h2>The ten doors</h2>
<ol>
<li><strong>The main gate.</strong> Locked first, at nine, “for the noise”. Nobody asks who gave the order. It was given in writing.</li>
<li><strong>The kitchen.</strong> The cook in the colander goes out for ice and does not return. He is alive, and very cold. You see his breath on the window at the end.</li>
<li><strong>The conservatory.</strong> Once the dye-house. The heron tries it and is too wide. This is a joke, and it is also the only time we learn that the lock is new.</li>
<li><strong>The west stairs.</strong> Chained since the mill closed, and the chain is bright where a key has been.</li>
<li><strong>The weighbridge office.</strong> Opens. Behind it is a wall. Pratyush Sen has the whole audience laugh here, so that no one looks at what is written on it: a list of coats.</li>
<li><strong>The garden.</strong> The one that is never locked. It stands open all night, in plain sight, and nobody takes it, because everyone supposes that it is guarded.</li>
<li><strong>The roof.</strong> A way out, if you are a cat. The leather cat goes up as one person. By the time it comes down it is Zarin.</li>
<li><strong>The chimney flue.</strong> The old costume cutter knows it, since he hid there once from a foreman. He shows it to one guest. He should not have.</li>
<li><strong>The service stairs.</strong> Here, during a story about a dog, she understands. Watch the neck.</li>
<li><strong>The tenth</strong> is the mirror in the ballroom. It opens once, at nine minutes, in the reflection of a tray, and a white glove takes a glass through it.</li>
</ol>
<h2>Who</h2>
<p>It is the man who takes the coats. Sen tells us himself, half an hour before the end, in a wide shot with the orchestra playing. But look again from the beginning: he stands at the entrance, politely, in thirty-one shots. In a building with three hundred disguises he and the master of ceremonies have the only bare faces. One of them is so loud that you never looked at the other.</p>
<blockquote>I hid him in the one place where a mask would have been noticed: on nobody.</blockquote>
<p>And the collar? The cutter is the first to know, some minutes before we do. The attendant’s jacket sits a finger too high at the back, because it was made for someone with a longer neck: the mill’s time-keeper, whose death opens the film. The cutter made it himself. He says so early on, of another coat, with pins in his mouth. Turn on the subtitles.</p>
<h2>Why</h2>
<p>Because the list behind door five is of workers who handed in their coats on the last day of the mill and were never paid. The attendant’s father is the seventh name. The heiress had the list from the time-keeper, and kept it. The poison is for her. The story about the dog, if you go back, is about what it is like to wait at a door for somebody who has gone out by another.</p>
<h2>And the last shot</h2>
<p>Zarin has the proof in her glove, and door six is open. She can walk out of it as the stenographer, whom nobody has ever noticed. What we see is the ballroom, empty, and one mask on the floor, plain black cloth, her own. People argue over which way she went. The band is still playing, though, and if you have an ear for it the key has just changed. By the rule of the night somebody, somewhere, is putting on a different face.</p>
<p>Our trade desk has been <a href="/article/naqaab-nagar-two-in-five-have-seen-it">to meet the people who went back to check</a>.</p>`,
    picture: 'typewriter-reviews-1',
    tags: ['naqaab nagar', 'explained', 'teer tv', 'spoilers'],
    hashtags: ['#NaqaabNagar', '#TenExits', '#Explained'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 19,
    updatedHoursAgo: 6.5,
    views: 41200,
    filmSlugs: ['naqaab-nagar'],
    metaTitle: '‘Naqaab Nagar’ ending explained: all ten exits',
    metaDescription:
      'The ten doors, the coat list, the collar and the last shot of ‘Naqaab Nagar’, explained in order. Full spoilers.',
  },
  {
    slug: 'lalbaug-files-the-record-room-is-the-hero',
    title: 'The real detective in ‘Lalbaug Files’ is the man who fetches the file',
    summary:
      'Chitrahaat’s police procedural has no chases and one very good cupboard. We spent a day with the records clerk who inspired it, with due respect to our reviewer.',
    content: `<p>In the fifth episode of <em>Lalbaug Files</em> Inspector Rane, played by Aslam Shaikh, asks for a case from eleven years ago. A chair scrapes. We follow an elderly clerk down a corridor, past three locked rooms, up a ladder; he blows off dust, comes down again, sneezes, signs a register, has the inspector sign it, and hands the file across. Six minutes. It is the wrong file. Our own reviewer could not bear it. I could have watched ten episodes of the ladder.</p>
<p>“They wanted to cut it to forty seconds,” says writer Mukta Deodhar. “I said, then what is there to solve? The whole city is that corridor.”</p>
<p>She got it from her uncle, Shridhar Deodhar, who looked after the records of a police station in central Mumbai for thirty-three years and has never held a pistol. He received us in a vest, apologised, put on a tie over it and explained his method. Files are not lost. They are <em>visiting</em>. Somebody borrows one, and puts it where he himself would look for it. “So you must know your officers. This one files by name. That one files by guilt.”</p>
<h2>Three things the series gets right</h2>
<ul>
<li>The knot. A case tied with a left-handed bow was last opened by Constable Bhandare, in life as in episode six.</li>
<li>The tea stain as a dating method. The vendor changed glasses twice in thirty years.</li>
<li>The sneeze. Shaikh took to bringing real dust.</li>
</ul>
<p>And one thing it does not? Mr Deodhar hesitated. In the final episode the clerk goes out into the rain and makes an arrest. He would not have done that. He would have waited at the counter. “They all come in the end,” he said. “There is always some small thing that they need a stamp for.”</p>`,
    picture: 'doors-regional-1',
    tags: ['lalbaug files', 'chitrahaat', 'police procedural'],
    hashtags: ['#LalbaugFiles', '#Chitrahaat'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 63,
    views: 8400,
  },
  {
    slug: 'dabba-seher-ten-to-four-every-morning',
    title: '‘Dabba Seher’ comes out at ten to four every morning, and people are getting up for it',
    summary: 'Teer TV releases its tiffin-kitchen series at the hour in which it happens. We set an alarm for a week.',
    content: `<p>Monday, 3.50. On screen Devika Thaker’s Hansa lights six burners, one after the other, with one match. Here it is raining and the correspondent cannot find his spectacles. On the whole she is doing better.</p>
<p>Each part of <em>Dabba Seher</em> lasts exactly as long as the kitchen in Girgaum needs, from the first burner to the first bicycle: fifty-two minutes. Two hundred lunches have to leave the basement by 4.42, and everything that happens to its five women (a daughter wants to go, a burner fails, box 88 has come back full) has to happen with both hands busy.</p>
<p>By Wednesday I was up before the alarm. By Thursday there were lights on in three other windows of my building, and through one I could see the same blue-grey picture. We did not wave. It is too early to wave.</p>
<blockquote>A kitchen scene is normally two people who pretend to stir. I told the cast that the food will really go out. If the dal burns, forty clerks in Fort will know what kind of actor you are.</blockquote>
<p>That is creator Jagruti Sheth, and the food does go out: to a night school in Mahim, and to the clerks, cooked in the takes you see. A song by Swarali Nene, recorded over an onion, runs under the chopping. It sounds as if somebody were humming in the next room, and at that hour it might be.</p>
<p>Teer TV keeps each part up for the day, so you can watch at noon, lying down, like a minister. It is not the same. On Friday I made tea for two, took one across the corridor, and knocked at the door of the other blue light. She opened at once. “Quiet,” she said. “The rice.”</p>`,
    picture: 'chai-streaming-1',
    tags: ['dabba seher', 'teer tv', 'series'],
    hashtags: ['#DabbaSeher', '#TeerTV'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 97,
    views: 22100,
  },
  {
    slug: 'salt-pan-summer-a-light-meter-and-an-umbrella',
    title: 'Too much light: how ‘Salt Pan Summer’ was filmed on the brightest floor in the country',
    summary:
      'White ground, white sky and no shade for nine kilometres. A cinematographer explains why the heroine’s umbrella is the most expensive thing in the series.',
    content: `<p>The needle went to the end of the light meter and bent. Cinematographer Ivy Remedios has kept it. “I had shot at night for six years,” she says. “Then Jharokha sent me to a mirror.”</p>
<p><em>Salt Pan Summer</em> follows a girl of seventeen, played by Pihu Ranade, who is sent to her grandfather on the pans of the Little Rann for the two months before an examination. It is a ground so flat that you may watch a dog run away for three days, as the grandfather puts it. Everything is the same white, and every shadow is somebody.</p>
<p>Remedios tried filters, nets and a tent. Finally she gave up on fighting it and wrote one rule on tape across the camera: <em>find the umbrella</em>. There is a black umbrella in the story, an old one, with a wooden crook. Wherever it goes there is a circle of shade two metres wide, and in that circle you can see a face. So that is where people talk. They have to stand close, and they cannot walk off without burning.</p>
<ol>
<li>In the first part only the grandfather has it.</li>
<li>In the third he holds it over her books.</li>
<li>In the fifth she carries it to the salt merchant’s, to argue, and he has to step in under it.</li>
<li>In the sixth it blows away.</li>
</ol>
<p>That last shot took eleven umbrellas and a helicopter that was to chase them. In the end it was the twelfth, the original, which went by itself during lunch. The camera assistant had the sense to turn round and press the button. It rolled for four minutes, getting smaller, until it was a full stop.</p>`,
    picture: 'dance-celebrities-1',
    tags: ['salt pan summer', 'jharokha', 'cinematography'],
    hashtags: ['#SaltPanSummer', '#Jharokha'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 211,
    views: 12800,
  },
  {
    slug: 'six-to-start-tonight-weekend-streaming',
    title: 'Six to start tonight, sorted by how much dinner is left',
    summary:
      'From a twelve-minute short to a whole chawl: what to put on this weekend, and for how long you will be allowed to sit.',
    content: `<p>Nobody chooses by genre. You choose by how long you have before somebody asks about the dishes. So here it is, shortest first.</p>
<ul>
<li><strong>Only pickle left (22 minutes):</strong> <em>Room for Eleven</em>, Chitrahaat. One hostel room, eleven students, nine beds. Any episode. The one with the geyser is the best.</li>
<li><strong>Half a roti (50):</strong> episode three of <em>Sea Link</em>, Jharokha, the one with the fish, to be ready for Thursday. You will not get up again, so be honest with yourself.</li>
<li><strong>A full plate (52):</strong> <em>Dabba Seher</em>, Teer TV. Not while hungry.</li>
<li><strong>Second helping (119):</strong> <a href="/naqaab-nagar">‘Naqaab Nagar’</a>, Teer TV. Keep both hands free for pointing at doors.</li>
<li><strong>Guests have come (131):</strong> <a href="/kholi-no-9">‘Kholi No. 9’</a>, Chitrahaat. It is a film in which everybody talks, so yours may as well.</li>
<li><strong>Guests have gone (six hours):</strong> <em>Salt Pan Summer</em>, Jharokha, straight through, lights off. In the last part, do not look for the umbrella. Let it go.</li>
</ul>
<p>If all of this fails, there is a picture hall near you, with a show at nine and a man selling samosas. We have nothing against sofas. They are just not very good at laughing.</p>`,
    picture: 'chawl-streaming-1',
    tags: ['weekend', 'list', 'what to watch'],
    hashtags: ['#WeekendWatch', '#StartTonight'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 4.8,
    views: 5200,
    filmSlugs: ['naqaab-nagar', 'kholi-no-9'],
  },
  {
    slug: 'forty-two-letters-a-line-the-subtitlers',
    title: 'Forty-two letters a line: a night with the people who write subtitles',
    summary:
      'They have two lines, six seconds and no footnotes. In a flat in Borivali, three subtitlers argue until dawn about one Marathi insult.',
    content: `<p>The insult is <em>bhopalya</em>. It means pumpkin. Sulbha Gokhale says it to Omkar Jadhav in the eleventh minute of a comedy, with great tenderness, and the English subtitle has to be done by morning.</p>
<p>“‘Pumpkin’ is no good,” says Aparna Lele. “In English that is what one calls a baby.” Her colleague Joel Fonseca offers <em>blockhead</em>: too hard. The third of them, Shabnam Peerzada, who is known here as the Dictionary, offers <em>you gourd</em>. They consider it for some time. It makes them laugh, which is suspicious.</p>
<p>The three work as Two Lines Below, out of a flat with a balcony and one good chair. They have had every service through here, and most of this season’s films. The rules are pinned over the kettle: at most forty-two letters in a line, at most two lines; a reader needs a second for every fifteen letters or so; never cover a mouth; never be funnier than the actor.</p>
<h2>What cannot be done</h2>
<p>Some words they have given up on. <em>Jugaad</em> is left alone. “Arrey” has been translated, by their count, in thirty-one ways, among them <em>oh</em>, <em>well</em>, <em>not again</em> and <em>Father, please</em>. For <a href="/phir-milenge-farida">‘Phir Milenge, Farida’</a>, in which two old dancers shift from “aap” to “tum” in the last reel, they had nothing: English has only one <em>you</em>. Fonseca’s solution was to drop the surname one line earlier. Nobody has ever written in about it. That, says Lele, is the applause.</p>
<blockquote>If you have noticed us, we were late or wrong. The best thing I did this year was a line that I took out.</blockquote>
<p>At ten to four Peerzada comes back from the balcony. She has been looking at the clip again without sound. Gokhale, she says, is not insulting him at all. She is telling him that he is hers. They all see it at once, and type, and it fits with eleven letters to spare.</p>
<p>In the subtitle she says: <em>My idiot.</em></p>`,
    picture: 'hoarding-trade-1',
    tags: ['subtitles', 'translation', 'craft'],
    hashtags: ['#TwoLinesBelow', '#Subtitles'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 268,
    views: 35500,
    filmSlugs: ['phir-milenge-farida'],
  },
  {
    slug: 'twenty-two-seconds-before-skip-intro',
    title: 'Twenty-two seconds before ‘skip’: the woman who writes title tunes',
    summary:
      'Mallika Tergaonkar has composed for nine series and knows to the half-second when your thumb comes down. She writes for the thumb.',
    content: `<p>“The button appears at second five,” says Mallika Tergaonkar. “So I have five seconds in which you have no choice, and then I must be interesting.”</p>
<p>Her titles for <em>Lalbaug Files</em> begin with a rubber stamp. You wait for the second one. It comes late, and by then it is second nine and the clarinet has entered. For <em>Salt Pan Summer</em> there is only wind, with a tune so far away that people turn the volume up; one does not skip something one is trying to hear. The services show her the curve of who stays. With the stamp it is seven in ten.</p>
<p>Her own favourite did badly. It was a waltz for <em>Room for Eleven</em> in which eleven people clapped, each once. Only a quarter of the viewers stayed. Then a hostel in Wardha sent her a video: eleven girls on nine beds, doing the claps, in order, with the eleventh asleep and being lifted by the wrist.</p>
<p>She did not show the curve to them.</p>`,
    picture: 'headphones-streaming-1',
    tags: ['title music', 'series', 'composers'],
    hashtags: ['#SkipIntro', '#TitleTunes'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 433,
    views: 19600,
  },
  {
    slug: 'ek-remote-paanch-log-ghar-ka-faisla',
    title: 'एक रिमोट, पाँच लोग: हमारे घर में शाम का फ़ैसला कैसे होता है',
    summary:
      'दादी को ‘डब्बा सेहर’ चाहिए, भाई को ‘लालबाग फ़ाइल्स’, और पिताजी को बस इतना कि आवाज़ कम रहे। एक घर की सात शामों का ईमानदार हिसाब।',
    content: `<p>हमारे यहाँ टीवी एक है, सोफ़ा एक है और राय पाँच। पिछले हफ़्ते मैंने डायरी रखी कि किस शाम किसकी चली।</p>
<p>सोमवार को दादी जीतीं। उन्होंने कहा कि ‘डब्बा सेहर’ में हंसा जिस तरह छौंक लगाती है, वह ग़लत है, और ग़लती पूरी देखे बिना बताई नहीं जा सकती। मंगल को भाई ने ‘लालबाग फ़ाइल्स’ लगाई। छह मिनट तक एक बाबू फ़ाइल ढूँढता रहा। पिताजी, जो तीस साल कलेक्टर ऑफ़िस में रहे, पहली बार अख़बार रखकर बैठे। बोले, “रजिस्टर बाईं तरफ़ होना चाहिए।”</p>
<p>बुध को बिजली नहीं थी। वह शाम सबसे अच्छी रही, पर उसकी समीक्षा यहाँ नहीं लिख सकती।</p>
<ul>
<li>गुरुवार: माँ ने ‘खोली नं. ९’ लगाई और हर दो मिनट पर रोककर खिड़कियाँ गिनीं। हम सैंतालीस पर अटके।</li>
<li>शुक्रवार: ‘नकाब नगर’। दादी ने नौवें मिनट पर क़ातिल बता दिया। पूछा कैसे, तो बोलीं, “जो सबके कोट सँभालता है, वही सबकी जेब जानता है।”</li>
<li>शनिवार: कोई सहमत नहीं हुआ, सबने अपने-अपने फ़ोन पर देखा। घर में पाँच आवाज़ें थीं और कोई बात नहीं।</li>
</ul>
<p>इतवार को पिताजी ने नया नियम बनाया: रिमोट उसके पास रहेगा जो चाय बनाएगा। तब से चाय समय पर बनती है, और हर शाम पहले एपिसोड से पहले सब एक ही कमरे में होते हैं। दादी कहती हैं कि असली सीरियल तो यही है, बस इसका दूसरा सीज़न मत रोकना।</p>`,
    picture: 'television-streaming-1',
    tags: ['घर', 'वेब सीरीज़', 'डब्बा सेहर'],
    hashtags: ['#EkRemote', '#DabbaSeher', '#KholiNo9'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 14.5,
    views: 7300,
    filmSlugs: ['kholi-no-9', 'naqaab-nagar'],
  },
  {
    slug: 'bijli-ghar-paused-at-one-minute',
    title: 'The minute of ‘Bijli Ghar’ at which the whole country presses pause',
    summary:
      'Jharokha has published one number about its biggest film: 58.20. We asked engineers, a physics teacher and a safe-maker what they were all looking at.',
    content: `<p>At fifty-eight minutes and twenty seconds Tanvi Sehrawat unrolls a drawing on a table, and one in nine viewers stops the film.</p>
<p>It is the plan. <a href="/bijli-ghar">‘Bijli Ghar’</a> has by then spent an hour on it, the camera finally sees it whole, and it is on screen for a second and a half. In a hall that was a tease. On Jharokha it is a homework sheet.</p>
<p>Study groups have formed. A polytechnic in Sangli has redrawn it at full size and found that the cable tunnel goes through the canteen. (“It did,” says director Anagha Tambe. “So do they. Look at the trays.”) A physics teacher in Bhilai gives it to her second-years with one question: where is the earth? There are two correct answers, and one leads to the film’s last scene.</p>
<p>Tambe put something on the sheet for people who pause, and has been waiting ten weeks for a letter about it. It came on Tuesday, from a boy of twelve in Satna. He wished to know why, in the corner, under the scale, it says <em>Amma’s pickle, 2 jars, do not short</em>.</p>
<p>She has sent him one.</p>`,
    picture: 'mic-music-1',
    tags: ['bijli ghar', 'jharokha', 'easter eggs'],
    hashtags: ['#BijliGhar', '#ThePlan'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 121,
    views: 53400,
    filmSlugs: ['bijli-ghar'],
  },
  {
    slug: 'teesri-ghanti-for-people-who-arrive-late',
    title: '‘Teesri Ghanti’ is on Teer TV, with a bell you cannot skip',
    summary: 'The backstage comedy rings three times before it starts at home as well. It was in the contract.',
    content: `<p>In a Marathi or Hindi playhouse the third bell means that the doors close. Manjiri Phatak’s comedy <a href="/teesri-ghanti">‘Teesri Ghanti’</a> takes its name from it, and Phatak had one condition when Teer TV bought the film: at home, too, it must ring three times, with a minute in between, and the audience must wait.</p>
<p>The service’s people argued. Three minutes of a closed curtain, in their experience, are three minutes in which half of India opens something else. They proposed one bell and a progress bar.</p>
<p>Phatak proposed coming round with a bell.</p>
<p>So the bells are there. In the first minute you hear the hall fill. In the second, if you listen, Aslam Shaikh is behind the curtain looking for his left moustache, and Sulbha Gokhale has it. In the third it is so quiet that you put down your phone, feeling watched. Teer TV reports, with some surprise, that fewer people left than during an ordinary title sequence. The film made ₹24.6 crore nett in halls, and a fair share of those who paid had come late and missed all this.</p>`,
    picture: 'television-streaming-1',
    tags: ['teesri ghanti', 'teer tv', 'comedy'],
    hashtags: ['#TeesriGhanti', '#ThirdBell'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 643,
    views: 21700,
    filmSlugs: ['teesri-ghanti'],
  },
  {
    slug: 'gulmohar-gali-the-street-watches-itself',
    title: 'The street in ‘Gulmohar Gali’ watched the film on a bedsheet, and took notes',
    summary:
      'When the film came to Chitrahaat, the Pune lane where it was shot held its own premiere. The director brought snacks and received eleven corrections.',
    content: `<p>They hung the sheet between the chemist and the Kulkarnis’ balcony, where the streetlamp could be asked to go off. Somebody had a projector from a coaching class. At half past eight a hundred and sixty people sat down in the road, and those who lived upstairs had the balcony, by right.</p>
<p>Kaveri Iyengar shot <a href="/gulmohar-gali">‘Gulmohar Gali’</a> in this lane in thirty-one days and promised to bring it back. It has made ₹9.2 crore nett in the halls, which is not a great deal, and it has reached Chitrahaat, which means that it could come home.</p>
<p>A film about your own street is hard to follow. At the first shot of the tree there was applause for the tree. When Pihu Ranade cycled past the laundry, the whole left side turned round to look at the laundry. Dialogue was lost under people saying whose gate it was. At one tender moment, as Ranade’s character lies to her father about the examination, a voice said, clearly, “That is our scooter.”</p>
<h2>The corrections</h2>
<p>Afterwards Iyengar passed round a notebook. These are a few of them, with her permission.</p>
<ul>
<li>The milk does not come at six. It comes at ten to.</li>
<li>Nobody would sit on that wall. It has ants. <em>(Signed by four people.)</em></li>
<li>The dog is called Motya, not Raju, and he knows it. Look at his face.</li>
<li>At the end she leaves by the left. You cannot get to the station by the left.</li>
</ul>
<p>Iyengar read the last one aloud and said that she knew: the light was better. There was a silence. Then the chemist, who has been there since before the tree, got up and observed that it was perfectly all right. The girl was crying. She would have gone left. She would have noticed at the temple, and turned round, and they would all have seen her come by a second time.</p>
<p>“That is the film,” said Iyengar, and asked if she could have her notebook back.</p>`,
    picture: 'megaphone-voices-1',
    tags: ['gulmohar gali', 'chitrahaat', 'pune', 'pihu ranade'],
    hashtags: ['#GulmoharGali', '#OpenAir'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 561,
    views: 28300,
    filmSlugs: ['gulmohar-gali'],
  },
  {
    slug: 'the-man-who-paints-thumbnails',
    title: 'He painted cinema hoardings. Now he paints the small square you tap',
    summary:
      'Dinkar Salunke, 66, makes artwork for two streaming services at the size of a postage stamp. He still mixes the red himself.',
    content: `<p>His last hoarding was forty feet wide. His latest work is two centimetres, and he painted it with the same brush, cut down with nail scissors.</p>
<p>Dinkar Salunke was out of work for twelve years when his granddaughter, who does something with telephones, asked him why all the pictures on her screen had the same orange sky. He said that it was because nobody had stood far enough away. On a hoarding, he explained, you have a man on a bus, in rain, at forty kilometres an hour. He gets one thing. A face, or a hand, or a colour. “On this telephone also everybody is on the bus.”</p>
<p>She sent three of his sketches to Chitrahaat. For <em>Room for Eleven</em> he had done no faces at all, only twenty-two feet sticking out of one blanket. It was chosen by more viewers than the photograph by a margin which the service will describe only as “embarrassing”.</p>
<p>He has made nineteen since. He paints them in gouache on old wedding cards, on the blank side, then looks at each from across the lane, through the neighbour’s window, by arrangement. If he can tell what it is over there, it goes. For <em>Sea Link</em> he was sent a still of the bridge with four hundred cables. He painted one lamp, one door handle and a brown envelope.</p>
<p>The services would like him to learn the tablet. He has tried it. “There is an undo,” he says, with real sorrow. “How will it ever dry?”</p>`,
    picture: 'face-voices-1',
    tags: ['artwork', 'hoarding painters', 'design'],
    hashtags: ['#SmallSquare', '#HandPainted'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 1089,
    views: 47600,
  },
  {
    slug: 'what-the-country-rewinds',
    title: 'What the country rewinds: nine seconds of dal, a sneeze and an apology',
    summary:
      'Three services told us which moments are watched twice most often. Fights are not on the list. Here is what is, with reasons.',
    content: `<p>We expected kisses and explosions. We asked Jharokha, Chitrahaat and Teer TV, separately, which moments of the last two months were most often run back and seen again, and received three short lists on which nobody dies.</p>
<ol>
<li><strong>The dal.</strong> <em>Dabba Seher</em>, Teer TV, part one. Hansa tempers a dal: nine seconds, no music. A third of viewers go back. Jagruti Sheth thinks they are checking how much cumin. It is a teaspoon.</li>
<li><strong>The apology.</strong> <em>Salt Pan Summer</em>, Jharokha, part four. The grandfather says sorry, with his back to the camera, to a camel. It is quite clear whom he means.</li>
<li><strong>The sneeze.</strong> <em>Lalbaug Files</em>, Chitrahaat, part five.</li>
<li><strong>The geyser.</strong> <em>Room for Eleven</em>, Chitrahaat. Eleven students discover that hot water lasts for four. The next forty seconds were not written down by anyone and are, frame for frame, the most rewound thing any of the three services has.</li>
<li><strong>The breaker.</strong> <a href="/bijli-ghar">‘Bijli Ghar’</a>, Jharokha. People go back not to see it but to hear the hum stop again.</li>
</ol>
<p>What do they have in common? A psychologist would have a theory. We rang Hemant Rupawate instead, who does not own a television, and read it to him. “All of those are things you have at home,” he said. “People like to see them done properly.”</p>
<p>He asked us to repeat the bit about the cumin.</p>`,
    picture: 'seats-trade-1',
    tags: ['viewing', 'list', 'series'],
    hashtags: ['#Rewind', '#WatchedTwice'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 336,
    views: 60900,
    filmSlugs: ['bijli-ghar'],
  },
  {
    slug: 'audio-description-the-voice-beside-you',
    title: 'The voice beside you: describing ‘Rangoli Mills’ to people who listen to films',
    summary:
      'Between two lines of a song there are perhaps four seconds. In those, Trupti Bagkar has to say what a hundred and forty dancers are doing.',
    content: `<p>“A woman in yellow. She counts. She has dropped the thread.” That is twelve words in a little under four seconds, and Trupti Bagkar spent a morning on it. The woman in yellow is Ishita Mohanty, and it is the start of the big dance in <a href="/rangoli-mills">‘Rangoli Mills’</a>, as told to someone who does not see it.</p>
<p>Bagkar writes and speaks audio description for Teer TV: a second voice, in the gaps, saying what the picture says. She began with her brother, Sameer, who lost his sight at fifteen and would not give up going to the pictures. She sat on his left and whispered. People hissed. By the interval the row behind was usually leaning in, since she noticed more than they did.</p>
<h2>What to leave out</h2>
<p>The first rule is never to talk over a line. The second is not to feel anything on the listener’s behalf. She may say that a hand shakes, not that he is afraid. A musical makes that very hard: the feeling is all in the dance, and it moves in several places at once.</p>
<p>Mohanty came to the studio when she heard of it. They watched the loom number together forty times. In the end Bagkar had thrown out the costumes, the smoke, the red cloth and the whole back row. What was left was the count. She says when the feet are together, when one pair goes wrong, and when all the others decide to go wrong with it.</p>
<blockquote>Everyone asks how I describe colours. Colours are easy, he remembers those. It is a look between two people. There you have two seconds for a thing that a novel needs a page for.</blockquote>
<p>Sameer is her first listener and reports with brutality. Of the loom number he said nothing for a while. Then he got up in his sitting room in Vile Parle and did it: the count, the dropped thread, the one wrong step. He had the arms quite different from Mohanty’s.</p>
<p>Mohanty, told of this, wanted to know how he did the arms.</p>`,
    picture: 'cassette-streaming-1',
    tags: ['audio description', 'rangoli mills', 'access', 'teer tv'],
    hashtags: ['#AudioDescription', '#RangoliMills'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 779,
    views: 25800,
    filmSlugs: ['rangoli-mills'],
  },
  {
    slug: 'sea-link-the-cab-has-a-credit',
    title: 'The cab in ‘Sea Link’ has done four lakh kilometres and has its own credit',
    summary:
      'No camera would fit in it, the horn cannot be trusted, and the owner came along to every shot. Meet the other lead.',
    content: `<p>It is listed between the second assistant director and the caterer: <em>Taxi, Basanti</em>. It belongs to Mr Yusuf Chiplunkar of Sewri, who has driven it for twenty-six years and would not hand over the key.</p>
<p>So for eight episodes, and now for Thursday’s long night on the bridge, he was given a cap and lay on the floor in front of the back seat, out of frame, to work the handbrake by hand when Farhan Lokhande forgot that it has to be pulled twice. “I can see only the roof lining from there,” he says. “I have seen the whole series, on the roof lining. It is very good. There is a lot of red.”</p>
<p>Director Roshni Baptista had auditioned seven cabs. Some were too clean and some were quiet. This one ticks: a small noise on the left, under thirty an hour, that no mechanic has found. The sound department fell in love with it. On the bridge, where nothing can move, you hear it stop, twice. In each case you should look at the envelope.</p>
<p>The horn was the problem. It goes by itself on sharp left turns, and there are a number of those on the way to a bridge. In the end they wrote it in. Other drivers in the story know Bosco by it, from two lanes off, and call his name.</p>
<p>Basanti is back on the stand outside the docks, taking fares. There is a card in the window, in Mr Chiplunkar’s hand: <em>As seen from behind.</em></p>`,
    picture: 'clapper-news-1',
    tags: ['sea link', 'jharokha', 'taxi', 'making of'],
    hashtags: ['#SeaLink', '#Basanti'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 46,
    views: 10900,
  },
  {
    slug: 'room-for-eleven-nine-beds-real-hostel',
    title: 'Nine beds, eleven students: the hostel in ‘Room for Eleven’ was asked to stay as it was',
    summary:
      'The makers of Chitrahaat’s comedy rented a corridor in a working hostel in Nagpur. The students stayed, and began to rewrite the script.',
    content: `<p>The warden had three conditions: no drinking, no music after ten, and the film people were to take their turn with the bucket. Creator Ashwin Sahare agreed to all three, and in this way learnt on the first morning that there was one bucket.</p>
<p><em>Room for Eleven</em> had been written in an office by four people with their own bathrooms. In the script the boys quarrelled about girls and cricket. The real occupants of the corridor, who had been promised a small fee and had nothing to do between lectures, stood behind the camera and coughed.</p>
<p>“They were polite,” says Sahare. “They said, sir, it is very funny, but when would they have time?”</p>
<p>What do they quarrel about, then? He handed out exercise books, and had eleven back in a week. They were about plugs. There are two sockets in a room of eleven, and there is a timetable for them, negotiated over years, with penalties. There is a market in hot water. There is a boy, in every room, who has an uncle with a car, and everybody is nice to him in the last week of term.</p>
<p>Sahare threw away six of his eight episodes. The geyser one comes nearly word for word from the exercise book of a second-year student of veterinary science, who has been credited and has bought a plug.</p>
<p>Omkar Jadhav plays the warden. The real one came to see a scene being filmed, in which Jadhav inspects the room at midnight with a torch and finds fourteen people in it. He watched with his arms folded.</p>
<p>“I would have known,” he said. “I count the slippers.”</p>
<p>It is now the first line of the series.</p>`,
    picture: 'tabla-music-1',
    tags: ['room for eleven', 'chitrahaat', 'hostel', 'comedy'],
    hashtags: ['#RoomForEleven', '#NineBeds'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 1398,
    views: 78200,
  },
  {
    slug: 'aakhri-tonga-nobody-skipped-the-road',
    title: 'Six minutes of road, and nobody skipped: ‘Aakhri Tonga’ at home',
    summary:
      'Chitrahaat expected people to run forward through the long ride of Nilofer Kazi’s Lucknow film. It has asked her what she did.',
    content: `<p>There is a ride in <a href="/aakhri-tonga">‘Aakhri Tonga’</a> that lasts six minutes. A tonga goes from the Chowk to the river with an old schoolmistress in the back, who has always wanted to go and has never had the time. She looks out. Raghav Nautiyal looks at the horse’s ears. That is all.</p>
<p>On a phone six minutes is a very long way. Chitrahaat’s engineers had drawn the usual line beforehand, the one that shows where thumbs get restless, and put a deep valley there. When the real line came it was flat. If anything, a few came back for a second trip.</p>
<p>They wrote to Kazi to ask about her method. She replied that she had told the driver not to hurry.</p>
<p>Our own theory is the sound: one loud hoof among the four, nine times in every ten seconds, a little slower than a resting heart. We tried it with a hand on the wrist. Around the Residency wall the two fall in step, and after that you are not watching a ride. You are on it, and it would be rude to get down.</p>`,
    picture: 'typewriter-voices-1',
    tags: ['aakhri tonga', 'chitrahaat', 'lucknow'],
    hashtags: ['#AakhriTonga', '#SlowRide'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 902,
    views: 15900,
    filmSlugs: ['aakhri-tonga'],
  },
  {
    slug: 'jharokha-winter-list-draft',
    title: 'Jharokha’s winter list: four series, one lighthouse and a question',
    summary:
      'Draft. The service has shown its next season to a few writers in a small room. Names are under embargo until the press note is out.',
    content: `<p>Jharokha plans four new series for the winter, the service told a small group of writers today, over tea and a slide that would not change.</p>
<p>The largest is set in a lighthouse, has nothing to do with the Tamil film that everyone will think of, and knows it. There is a second season of <em>Sea Link</em>, already in production; a documentary in three parts on the people who wind public clocks; and a comedy about a housing society’s messaging group, told entirely in voice notes.</p>
<p>Asked whether all the parts would be released at once, the head of programming said that she had a view, and that it differed from that of the head of engineering, who was in the room.</p>
<p><em>Embargo: check with Ritwik. Still needed: titles, a picture, and whether “winter” includes Diwali. The slide said both.</em></p>`,
    picture: 'marquee-streaming-1',
    tags: ['jharokha', 'winter', 'announcements'],
    hashtags: ['#Jharokha', '#WinterList'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 2.2,
    views: 305,
    isDraft: true,
  },
];
