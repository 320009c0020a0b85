import type { DemoArticle } from '../article.ts';

export const music: DemoArticle[] = [
  {
    slug: 'riyaaz-climax-eleven-minutes-of-sitar',
    title: 'Eleven minutes of sitar and not one cut: inside the ‘Riyaaz’ climax',
    summary:
      'Six mornings, one broken string and a camera operator in wool socks. How Ela Bhattacharya filmed the longest piece of music in any Hindi film this season.',
    content: `<p>The first thing you hear is a crow. Then a blind being let down, somebody’s sleeve, and Nasreen Bano tuning one string that was already in tune. That is forty seconds gone, and nothing has happened. By the time the last note fades in <a href="/riyaaz">‘Riyaaz’</a>, eleven minutes have passed, the sun has crossed a wall, and the camera has not blinked once.</p>
<p>“I did not set out to break a record,” says director Ela Bhattacharya, pouring tea in her office above a bicycle shop in Dadar. “I set out to not interrupt somebody. It turns out that is much more expensive.”</p>
<h2>Fourteen months before the shot</h2>
<p>Bano had never held a sitar. Bhattacharya gave her the instrument before she gave her the script, and a teacher, Ratna Sarpotdar, who has never seen a film shoot and says she does not plan to see another. Lessons were at six in the morning, five days a week, for fourteen months. The first two went on sitting.</p>
<p>“My left foot fell asleep before my right hand learnt anything,” Bano says. She still has the two grooves on her index finger. She shows them the way other people show a tattoo.</p>
<p>Composer Devanshu Trivedi wrote the piece backwards from her. He listened to what she could do by month eight, threw away the ending he had planned, and built on four notes that she played better than anyone in the building. “There is a run near the end that any student would find too simple,” he says. “But listen to how she lands. You cannot teach landing in fourteen months. She brought it.”</p>
<h2>One take a morning</h2>
<p>There is no concert in the film, and no audience: a music room, an old man’s shoulder, a blind with the light coming through. The light was the difficulty. It had to be real, and in the room they had found, on the upper floor of a house in Pune, it came through the blind for nineteen minutes after sunrise. So there could be one take a day. If it failed, everybody had breakfast and went home.</p>
<p>Operator Bhaskar Muley’s path was four metres long and took him the whole eleven minutes, coming closer at the pace of a minute hand. He walked it first in shoes, then barefoot, then in wool socks, because the microphones could hear his soles lift. He drew it in chalk on the first morning. By the third he had asked for the chalk to be wiped, because he was watching the line instead of her hands.</p>
<h2>Six mornings</h2>
<ul>
<li><strong>Monday</strong> ended after three minutes. A pigeon, on the sill, with opinions.</li>
<li><strong>Tuesday</strong> was complete, and Bhattacharya calls it “perfect and dead”.</li>
<li><strong>Wednesday</strong> stopped when Raghav Nautiyal, who plays the Ustad and had only to sit, wept a full page too early.</li>
<li><strong>Thursday</strong> was cloudy. They had breakfast.</li>
<li><strong>Friday</strong> lost a string at minute seven, with a crack. Bano finished on the ones she had left, without looking up.</li>
<li><strong>Saturday</strong> is the film.</li>
</ul>
<p>The seventh minute deserves a word. On the Saturday the new string, not yet settled, slipped and went flat in the very same place. On every other day she had found some clever way round a slip. This time her hand went to the note, and she waited for it to finish being wrong. Nobody in the room moved. The sun, Muley says, seemed to him to have stopped as well, though he admits that he was busy.</p>
<blockquote>On Tuesday she played it for us. On Saturday she had forgotten that we were there. I had only to stay out of the way, which is the whole craft of direction, and I am still learning it.</blockquote>
<h2>Why no cut</h2>
<p>A cut would have been cheaper. The film could have used close-ups of a professional’s fingers, as films have always done, and nobody in the balcony would have complained. Bhattacharya’s reason is in the story: the Ustad tells his pupil in the first reel that practice is the part where nobody claps. “If I cut,” she says, “I clap for her. The cut says: that was good, here is the next good thing. I wanted the audience to sit with her and not know.”</p>
<p>They did sit. At Prabhat Theatre in Lucknow the manager tells us that canteen sales in the second half fell to almost nothing, and that he has forgiven the film for it. The total stands at ₹19.9 crore nett after an opening of 1.8, and the change column shows a small plus, which for a film in its fifth week is another kind of holding a note. (Our trade desk has <a href="/article/small-openings-long-legs">a page on that kind of arithmetic</a>.)</p>
<p>Sarpotdar has seen the scene once, on a laptop in her kitchen. We asked what she thought. She considered it for some time. “The third string was a little low,” she said. “But she knew.”</p>`,
    picture: 'cassette-music-1',
    tags: ['riyaaz', 'sitar', 'long take', 'making of'],
    hashtags: ['#Riyaaz', '#ElevenMinutes', '#OneTake'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 214,
    updatedHoursAgo: 190,
    views: 88400,
    filmSlugs: ['riyaaz'],
    metaTitle: 'Inside the eleven-minute ‘Riyaaz’ climax',
    metaDescription:
      'How the uncut sitar performance at the end of ‘Riyaaz’ was learnt, written and filmed: fourteen months of lessons, six mornings, one broken string.',
  },
  {
    slug: 'why-everybody-is-humming-the-ticket-song',
    title: 'Why everybody is humming the ‘Ticket’ song',
    summary:
      'Five notes, a missing word and a railway chime in the wrong key. We took “Ticket Kata Le” apart and asked Sajda & Imroz how it goes back together.',
    content: `<p>You know how it starts, because it has already started in your head. Three notes up, two notes down, a gap. The gap is the problem. Your brain would like to fill it, and so you hum.</p>
<p>“Ticket Kata Le”, from <a href="/chaand-ka-ticket">‘Chaand Ka Ticket’</a>, uses only five notes in its refrain. Imroz, who writes the tunes before breakfast, says there were seven. Sajda, who writes the arrangements after dinner, took two out. “He was very attached to the sixth,” she says. “I told him he could have it in the third verse. By then people will be kind.”</p>
<h2>The word that is not there</h2>
<p>Listen to the second line. Swarali Nene sings up to the name of the station and stops, and the announcement speaker says it for her. In the film the voice from that speaker is the one the ticket clerk is in love with. In an autorickshaw it is simply a hole, and everybody in the autorickshaw puts in the name of their own station. We have heard Kalyan, Karjat, Itwari, and from one very serious child, “Nani’s house”.</p>
<h2>The chime</h2>
<p>Then there is the chime before every announcement. The duo recorded a real one, at two in the morning on an empty platform, and found that it sat a quarter-tone below the song. The sensible thing was to tune it. They tuned the song instead, all of it, strings and voice and dholak. This is why the record sounds slightly as if it has just woken up, and why it never sits quite right beside the next song at a wedding.</p>
<blockquote>A hook is a thing you cannot put down. We did not make a hook. We made a bag with one handle missing, so that you have to hold it with both hands.</blockquote>
<p>Revati Salvi, who plays the clerk, does not sing in the film, and hummed so much on set that the sound recordist asked her to stop for a week. She lasted until the Tuesday. Bilal Warsi, who comes in for exactly eleven seconds near the end, reports that he is now recognised mainly by ticket examiners.</p>
<p>How long will it last? Imroz thinks until Diwali. Sajda thinks until he writes the next one. She had the window open while we talked, and from the lane below, not very well, somebody was whistling it.</p>`,
    picture: 'mic-music-1',
    tags: ['chaand ka ticket', 'ticket kata le', 'sajda & imroz', 'hit song'],
    hashtags: ['#TicketKataLe', '#ChaandKaTicket'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 437,
    views: 121600,
    filmSlugs: ['chaand-ka-ticket'],
    metaTitle: 'Why you cannot stop humming “Ticket Kata Le”',
  },
  {
    slug: 'five-songs-that-should-have-won-last-year',
    title: 'Five songs that should have won last year',
    summary:
      'The Silver Reel jury had its evening. Here are five songs it passed over, from a lullaby with a pressure cooker to the best ninety seconds of brass anybody recorded.',
    content: `<p>Juries are people who have heard three hundred songs in nine days. We do not blame them. We have had a year longer, and a better chair, and these are the five we still play.</p>
<ol>
<li><strong>“Dhobi Ghat Number Do”, from ‘Saabun’.</strong> A work song in seven beats, sung by women who really were wringing bedsheets at the time. You can hear the water land on four. It lost to a song with a helicopter in it.</li>
<li><strong>“Lori for Grown-Ups”, from ‘Do Kamre’.</strong> Parineeta Dhar sings a lullaby to a father who cannot sleep. Two minutes and six seconds, no second verse. When asked why, the composer said that he fell asleep.</li>
<li><strong>“Band Master Ka Beta”, from ‘Shaadi Season’.</strong> Ninety seconds of wedding brass at the end of a long night, every player slightly flat and all of them flat together. It was not even entered: the producer thought it was background music.</li>
<li><strong>“Khat”, from ‘Purana Pata’.</strong> Bilal Warsi reads a letter on one note. On the last line he moves to a second note. We know a man who had to stop his scooter.</li>
<li><strong>“Platform Pe Neend”, from ‘Waiting Room’.</strong> Sajda & Imroz before they were famous, with a tune that keeps almost arriving. If you like “Ticket Kata Le”, this is where its gap was born. (<a href="/article/why-everybody-is-humming-the-ticket-song">We measured the gap here.</a>)</li>
</ol>
<p>And which song did win? A good one. It was called “Aasmaan”, everybody danced to it until Holi, and we have tried for ten minutes to remember how it goes.</p>
<p>Send us your sixth. The rule is the same as ours: you must be able to sing the second verse.</p>`,
    picture: 'camera-celebrities-1',
    tags: ['silver reel awards', 'list', 'playback'],
    hashtags: ['#SilverReelAwards', '#FiveSongs', '#SecondVerse'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 391,
    views: 64300,
  },
  {
    slug: 'wedding-song-of-the-year-recorded-in-a-kitchen',
    title: 'The wedding song of the year was recorded in a kitchen',
    summary:
      '“Chhat Pe Aana” has a pressure cooker at 1:52 and a neighbour at 2:30. The people who made it explain why neither was removed.',
    content: `<p>The studio was booked for four hours, and for three and a half of them there was no electricity. So the singer, the composer, two dhol players and a girl carrying a harmonium walked across a lane in old Ahmedabad to the house of the composer’s aunt, and asked whether they might use her kitchen. She said yes, if somebody watched the dal.</p>
<p>That is the whole story of the sound of “Chhat Pe Aana”, from <a href="/kaagaz-ki-patang">‘Kaagaz Ki Patang’</a>. Tiled walls on three sides, steel vessels on the fourth, and a stone floor that sends the dhol back a little brighter than it came. Composer Urvi Kansagra recorded it on a portable machine running on a battery, thinking of it as a sketch.</p>
<blockquote>We went back to the studio the next week and did it properly. It was very clean. Nobody in it was hungry.</blockquote>
<p>So the sketch is the song. At 1:52 the cooker whistles, in tune, on the fifth. Parineeta Dhar laughs in the next line and keeps singing; the laugh is now what every cousin imitates. At 2:30 a man’s voice asks from the window whose wedding it is. It is nobody’s. He has been given a credit: “Neighbour, Rameshbhai.”</p>
<p>Jasraj Kulwant, who sings the reply verse, was not in the kitchen at all. He recorded his part in Jalandhar, and Kansagra thought the joins would show. She asked him to do it again in his mother’s kitchen. He says that his mother has notes on the arrangement.</p>
<p>The film itself is a quiet one, ₹9.6 crore nett so far, and there is no wedding in it: on screen the song is for the kite festival, and we hear it through a floor, from under the stairs, where the heroine is mending a spar. Director Rutul Mehta does not mind the change of use. “A roof is a roof,” he says. “I have had it played at me at four weddings in ten days. At the third one they asked me to move, I was standing in the bride’s photograph.”</p>
<p>The dal, for the record, was fine.</p>`,
    picture: 'hoarding-voices-1',
    tags: ['kaagaz ki patang', 'chhat pe aana', 'wedding songs', 'recording'],
    hashtags: ['#ChhatPeAana', '#KaagazKiPatang', '#KitchenSession'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 96,
    views: 57200,
    filmSlugs: ['kaagaz-ki-patang'],
  },
  {
    slug: 'raja-aaya-brass-band-one-lane',
    title: 'Forty brass players, one narrow lane: how “Raja Aaya” got its echo',
    summary:
      'Devanshu Trivedi put a wedding band into a Lalbaug lane at midnight and hung microphones out of the kitchen windows.',
    content: `<p>There is a delay on the trumpets in “Raja Aaya”, and engineers keep writing to ask which machine it is. It is a wall. To be exact, it is the back wall of a spice godown in Lalbaug, thirty-four metres from the sweet shop where the band stood.</p>
<p>Sound needs a tenth of a second to go there and the same again to come back. At the speed Devanshu Trivedi had written the march, that lands on the off-beat. “I would like to say that I calculated,” he says. “I was eating a jalebi and somebody dropped a shutter.”</p>
<p>He came back with forty players, police permission until one in the morning, and eleven microphones on broom handles, held out of first-floor windows by the people who live there. Two of them sang along and can be heard. Bilal Warsi sang his part standing on a handcart, once, because the permission had nine minutes left.</p>
<p>In <a href="/dadar-ka-raja">‘Dadar Ka Raja’</a> the march plays when the retired painter climbs his first scaffold in twenty years. On the street it has gone straight into the repertoire: three bands in Dadar told us they have learnt it from the film, echo and all. They play the echo by hand. It needs two extra trumpets.</p>`,
    picture: 'popcorn-reviews-1',
    tags: ['dadar ka raja', 'raja aaya', 'brass band', 'devanshu trivedi'],
    hashtags: ['#RajaAaya', '#DadarKaRaja'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 262,
    views: 47900,
    filmSlugs: ['dadar-ka-raja'],
  },
  {
    slug: 'bheegi-local-umbrellas-and-a-tin-roof',
    title: 'The drum kit in “Bheegi Local” is eleven umbrellas and a tin roof',
    summary:
      'For the rain song of ‘Barsaat Express’, a percussion section was sent out to stand in the real thing. They came back with colds and a hit.',
    content: `<p>Black cotton umbrellas sound like a low tom. The folding kind sounds like a snare with a loose spring. Children’s umbrellas, the ones with ears, are useless, says percussionist Nandu Kharat, “but we kept one for morale.”</p>
<p>The brief for “Bheegi Local” was one line in director Harkirat Gill’s handwriting: <em>no drums, they are wet</em>. In <a href="/barsaat-express">‘Barsaat Express’</a> the song comes over the closing titles, when the train is at last allowed to move. The wheels under it are real, from a ride recorded in an empty coach. Everything else in the rhythm had to be something that gets rained on.</p>
<p>So Kharat and four friends took a tempo to a level crossing beyond Karjat and waited for weather. They waited two days. On the third it rained so hard that the first recording is only noise, “like frying.” They learnt to stand under the eaves of the gatekeeper’s hut and put each umbrella out into the rain for exactly as long as its beat.</p>
<h2>What is really in it</h2>
<ul>
<li>The bass drum is the tin roof of the hut, struck by a coconut. Not on purpose, the first time.</li>
<li>The shaker is a tiffin box with three rupees in change.</li>
<li>The long hiss before the chorus is a signal wire being pulled.</li>
<li>The clap is one clap. Parineeta Dhar’s, into cold hands, copied eight times.</li>
</ul>
<p>Dhar sang her part last, in a warm studio, wearing a raincoat because she felt that she was cheating. She had asked for the level-crossing recordings in both ears and nothing else. “A tune goes up when it wants something,” she says. “In that song she wants to get home. So I kept pushing the last note up, a little, a little. By the end I think I am sharp. They left it. If you have ever been ten minutes from home in the rain you know that note.”</p>
<p>The gatekeeper was paid for the use of his roof and asked only for a mention on the radio. He has had forty or so.</p>`,
    picture: 'television-voices-1',
    tags: ['barsaat express', 'bheegi local', 'percussion', 'monsoon'],
    hashtags: ['#BheegiLocal', '#BarsaatExpress', '#MonsoonSongs'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 1104,
    views: 73800,
    filmSlugs: ['barsaat-express'],
  },
  {
    slug: 'neend-nahi-sung-at-four-in-the-morning',
    title: '“Neend Nahi” was sung at four in the morning, after a night of carrom',
    summary: 'Bilal Warsi was told to arrive tired. He took the instruction seriously, and the microphone heard it.',
    content: `<p>The call sheet said 4 a.m. and, below that, <em>do not sleep first</em>. Bilal Warsi is an obedient man. He played carrom with the watchmen of the studio from eleven at night, lost ninety rupees, ate two vada pav, and walked to the microphone.</p>
<p>“You hear him swallow,” says Pratyush Sen, who directed <a href="/naqaab-nagar">‘Naqaab Nagar’</a> and sat on the floor for the take. “I would not give that swallow back for an orchestra.”</p>
<p>There was an orchestra, by the way: twenty-two strings, recorded the week before. It was muted in the mix, player by player, until only two violas were left, holding one note on either side of the voice. The song plays while Meher Daruwala’s character walks the length of the ballroom and counts the doors. She reaches nine. The song stops a line before she finds the tenth.</p>
<p>Warsi has been asked to sing it live, and does, but not before midnight. At earlier shows he offers something else and an apology. Swarali Nene, who shared a bill with him last month, says he could simply pretend to be tired like everybody else. He considered it. “It is a very low song,” he told her. “When I have slept, I cannot reach it.”</p>`,
    picture: 'beam-reviews-1',
    tags: ['naqaab nagar', 'neend nahi', 'bilal warsi'],
    hashtags: ['#NeendNahi', '#NaqaabNagar'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 603,
    views: 33100,
    filmSlugs: ['naqaab-nagar'],
  },
  {
    slug: 'garam-chai-forty-eight-glasses',
    title: 'Forty-eight glasses, one per window: the arithmetic of “Garam Chai”',
    summary:
      'The chawl song of ‘Kholi No. 9’ is played on cutting-chai glasses filled to forty-eight different heights. Somebody had to wash them.',
    content: `<p>A cutting-chai glass, empty, rings a little above the C in the middle of a piano. Full to the brim it drops by almost four notes. Between those two, according to sound designer Leela Puranik, lies “every tune a chawl will ever need.”</p>
<p>Manjiri Phatak had asked for a song in which each window of her set joined in, one after the other. There are 48. On screen a single glass goes up through the four storeys, from hand to hand. The obvious answer was a crowd of singers. Puranik’s answer was a crockery order: every hand would have its own note. She bought sixty glasses from a stall outside the mill gate, broke seven, rejected five as “depressed”, and filled the rest with water to a pencil line.</p>
<p>Each actor learnt one glass and one moment. Sulbha Gokhale, who has the last note, had only to find her glass empty and say thank you. Omkar Jadhav comes in twenty-six bars after the start, and had to count the whole way while appearing to shave. He cut himself twice. In the take they used he is half a beat late, and the tune waits for him. Puranik says she nearly fixed it. “But that is what they do in that building. They wait for him.”</p>
<p>Swarali Nene sings over the top, with real tea instead of water in the last chorus. Puranik insists it is audible: tea is thicker, the ring is shorter, the note goes brown. We listened four times on good headphones. We could not swear to it. We did, each time, get up and put the kettle on.</p>
<p>The glasses went back to the stall at the mill gate when the shoot was over. The owner kept the pencil lines. Regulars now ask for theirs by note.</p>
<p>For the building itself, see <a href="/article/one-courtyard-48-windows-how-kholi-no-9-built-its-chawl">how the chawl was built</a>.</p>`,
    picture: 'headphones-music-1',
    tags: ['kholi no. 9', 'garam chai', 'sound design'],
    hashtags: ['#GaramChai', '#KholiNo9'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 771,
    updatedHoursAgo: 372,
    views: 41500,
    filmSlugs: ['kholi-no-9'],
  },
  {
    slug: 'jasraj-kulwant-wrestlers-breath-sawa-lakh',
    title: 'Jasraj Kulwant learnt to sing ‘Sawa Lakh’ from a man who teaches wrestlers to breathe',
    summary:
      'Four weeks in an akhada near Ludhiana, no falls, one bruise. The singer on how a wrestling coach fixed his long notes.',
    content: `<p>Jasraj Kulwant arrived with a water bottle, a scarf round his throat and a plan to observe. The coach at the akhada, who is called Billa by everyone including his mother, took the scarf away. “He said, in the pit you do not protect the neck by hiding it. You make the neck strong.”</p>
<p>The singer had come because of one line in the title song of <a href="/sawa-lakh">‘Sawa Lakh’</a>. It lasts nineteen seconds. He could sing it sitting down, or he could sing it angry, but director Harkirat Gill wanted both: the wrestler is hurt, and he is not leaving the ground.</p>
<p>Billa knows nothing about singing and said so. He did know that young wrestlers hold their breath when they are frightened, and lose. So he had Kulwant carry a sack of wet earth across the pit, forty steps, talking all the way. About anything. If the voice stopped, the walk began again.</p>
<ul>
<li>In the first week he talked about cricket and reached step twelve.</li>
<li>In the second he recited his school timetable and reached thirty.</li>
<li>In the third he was telling Billa the plot of the film, and did not notice the end of the pit.</li>
</ul>
<p>He recorded the line in the fourth week, standing, in one breath and a little left over. You can hear the left-over: a short, pleased “hah” that the engineer thought was a mistake. Gurnoor Dhaliwal, who plays the wrestler, asked for it to be kept and makes the same sound on screen when he gets up.</p>
<p>The film stands at ₹33.7 crore nett after its opening weekend of 19.8, and the song has reached tractor speakers, which is the only chart Kulwant’s uncle accepts. Billa has not heard it yet. He says he is waiting until the boy can do fifty steps.</p>`,
    picture: 'seats-trade-1',
    tags: ['sawa lakh', 'jasraj kulwant', 'punjabi', 'playback'],
    hashtags: ['#SawaLakh', '#JasrajKulwant'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 133,
    views: 18700,
    filmSlugs: ['sawa-lakh'],
  },
  {
    slug: 'tota-maina-talkies-two-bands-one-harmonium',
    title: 'Two rival cinemas, one harmonium: the soundtrack of ‘Tota Maina Talkies’',
    summary:
      'Both touring tents in the film must sound different and share the same instrument. It is stolen back and forth eleven times, and so is the tune.',
    content: `<p>In <a href="/tota-maina-talkies">‘Tota Maina Talkies’</a> the two travelling cinemas own one harmonium between them, and each believes that it is the rightful owner. Whoever has it that night has music. The other tent makes do with a cycle bell, a comb and a very confident boy.</p>
<p>It is a gift to a soundtrack, and it is used like one. The same six tunes come round twice: once pumped and full, once as rattle and spit. By the second half you can tell whose night it is before the picture tells you.</p>
<p>Kabir Anand Rao’s tent likes its songs fast. Nasreen Bano’s likes them in the right order. When the two are finally forced to play together, the harmonium is missing altogether, and the duet is done on the comb. It is the best thing on the record. Wait for the cycle bell, which has been a joke for two hours, to come in on the last beat and mean something.</p>
<p>Eleven tracks, thirty-eight minutes. Begin with number seven.</p>`,
    picture: 'typewriter-voices-1',
    tags: ['tota maina talkies', 'soundtrack', 'harmonium'],
    hashtags: ['#TotaMainaTalkies', '#NewMusic'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 4.4,
    views: 2150,
    filmSlugs: ['tota-maina-talkies'],
  },
  {
    slug: 'swarali-nene-the-note-before-the-note',
    title: 'Swarali Nene and the note before the note',
    summary:
      'She has the refrain of the season, a scooter she will not replace, and a habit of arriving an hour early to listen to the room. A long morning with the voice of “Ticket Kata Le”.',
    content: `<p>At ten past eight the studio in Andheri is locked, and Swarali Nene is sitting on the step with her helmet in her lap, listening to it. Not to anything inside it. To the building. “There is a water pump,” she says. “It is on a B. If I do not know that now, I shall be cross at eleven and not know why.”</p>
<p>Her call is for half past nine. She has been an hour early to every recording for sixteen years, since the day she was late to her first one and had to sing it out of breath. The song was for a toothpowder. She can still sing it. She does, for the watchman, who joins in on the second line.</p>
<h2>The choir at the back</h2>
<p>Nene grew up in Nashik, the third daughter of a man who repaired clocks. There were thirty in the front room, none of them agreeing. She thinks it explains everything about her sense of rhythm, good and bad. “I do not hear one beat. I hear a committee.”</p>
<p>She sang in choruses for eleven years. You have heard her in a hundred refrains without knowing it: second from the left, the one who breathes when the others do not, so that the line never stops. It is a useful skill and nobody is famous for it. What she learnt there, she says, was to come in.</p>
<blockquote>Everybody practises the note. Nobody practises the little moment before, when you have opened your mouth and not begun. The listener hears that too. If you are afraid there, the note is already spoilt.</blockquote>
<h2>Five notes, forty takes</h2>
<p>This is why Sajda & Imroz came to her with <a href="/article/why-everybody-is-humming-the-ticket-song">a refrain that has a hole in it</a>. In “Ticket Kata Le” the singer climbs to the name of a station and does not say it. Four others had tried. They stopped singing, as one would. Nene did not stop: she goes on, silently, through the gap, and comes out on the other side as if she had been singing all the while. If you watch her throat during the rest, it moves.</p>
<p>It took forty takes, most of them for her own satisfaction. The thirty-first is the one on the record. “Imroz wanted the fourth and I wanted the fortieth,” she says. “Sajda drew lots from a tea mug. I think that she cheated, but for the song.”</p>
<p>The song changed some things. People sing it at her in lifts. A cousin’s wedding was delayed by twenty minutes while a line of uncles asked for it, one by one, each with a different station. She has been offered a car by three producers, and has kept the scooter, a grey one from her college days with a seat mended in tape. It idles, she says, on an F sharp, and she has got used to thinking in it.</p>
<h2>What she will not do</h2>
<p>There is a short list, and she keeps it on a card in her purse so that she does not have to be brave each time.</p>
<ul>
<li>No song she cannot speak aloud to her mother.</li>
<li>No recording after nine at night. “My voice goes home before I do.”</li>
<li>No tuning by machine without being asked. She will nearly always say yes. She wants the question.</li>
<li>No singing over a chorus that has not been paid.</li>
</ul>
<p>The last has cost her two films. She mentions it without heat, and then tells a story about a chorus singer she shared a microphone with in her first year, who taught her to eat a pinch of salt before high notes, and who is owed for a song that everybody in this country knows. She will not say which. “He would be embarrassed. He says that at least he got the biryani.”</p>
<h2>Half past nine</h2>
<p>The others arrive: two violins, a tabla, a young arranger with a laptop and a cold. Today’s song is for <em>Dabba Seher</em>, the tiffin-kitchen series on Teer TV, and is supposed to sound like a woman singing while her hands are busy. The arranger has prepared a track of knives on boards. Nene listens to it twice and asks for an onion.</p>
<p>Somebody finds an onion, and a board. She sings the first take chopping, badly, crying a little, with a catch on the high note that is only the onion and could be anything. The violins have put down their bows to watch. When it is over the arranger looks at the glass, and at his screen, where the waveform has a tiny notch every half-second, like the teeth of a comb.</p>
<p>“We can take the knife out,” he says.</p>
<p>“You can ask me,” says Nene, and smiles, and picks up another onion.</p>`,
    picture: 'megaphone-regional-1',
    tags: ['swarali nene', 'profile', 'playback', 'ticket kata le'],
    hashtags: ['#SwaraliNene', '#LongRead', '#PlaybackVoices'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 318,
    views: 52600,
    filmSlugs: ['chaand-ka-ticket'],
    metaDescription:
      'A long morning with Swarali Nene, the voice of “Ticket Kata Le”: eleven years in the chorus, forty takes, one onion.',
  },
  {
    slug: 'lucknow-harmonium-mistri-aakhri-tonga',
    title: 'लखनऊ की एक तंग गली, एक बूढ़ा हारमोनियम, और ‘आख़िरी ताँगा’ की धुन',
    summary: 'चौक के मिस्त्री बशीर भाई ने जिस हारमोनियम को ठीक करने से तीन बार मना किया, वही आज फ़िल्म की सबसे उदास धुन बजाता है।',
    content: `<p>चौक की उस गली में दो लोग साथ नहीं चल सकते। बशीर भाई की दुकान गली के आख़िर में है, और दुकान में बैठने की जगह सिर्फ़ उनके लिए है। बाक़ी सब हारमोनियम हैं: कुछ बिना परदों के, कुछ बिना साँस के।</p>
<p>‘आख़िरी ताँगा’ की टीम उनके पास एक ऐसा बाजा लेकर आई थी जो बारह साल बरसात में रखा रहा था। उन्होंने तीन बार मना किया। चौथी बार निर्देशक निलोफ़र काज़ी ख़ुद आईं और बोलीं, “इसे ठीक मत कीजिए। बस इतना कर दीजिए कि यह मरे नहीं।”</p>
<blockquote>बाजे की भी उम्र होती है, साहब। जवान बाजा शोर करता है, बूढ़ा बाजा बात करता है।</blockquote>
<p>बशीर भाई ने धौंकनी के चमड़े पर पुरानी जूती का टुकड़ा लगाया और दो सुर जानबूझकर छोड़ दिए। इसलिए फ़िल्म की धुन में ‘नी’ आता ही नहीं। राघव नौटियाल का ताँगेवाला जब आख़िरी सवारी उतारकर लौटता है, धुन वहाँ तक पहुँचती है जहाँ ‘नी’ होना चाहिए, और ख़ाली साँस सुनाई देती है। प्रभात थिएटर में हमने देखा, लोग उसी जगह खाँसना बंद कर देते हैं।</p>
<p>फ़िल्म छोटी है: कुल कमाई पाँच करोड़ तीस लाख नेट, पर दसवें हफ़्ते में भी हमारी तालिका में साढ़े छह प्रतिशत की बढ़त के साथ। बशीर भाई ने अब तक देखी नहीं। कहते हैं, टिकट का क्या है, बाजा लौटा दें तो देख लूँगा।</p>`,
    picture: 'gramophone-music-1',
    tags: ['आख़िरी ताँगा', 'लखनऊ', 'हारमोनियम'],
    hashtags: ['#AakhriTonga', '#Lucknow', '#Harmonium'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 166,
    views: 9400,
    filmSlugs: ['aakhri-tonga'],
  },
  {
    slug: 'barish-mein-sunne-layak-paanch-gaane',
    title: 'बारिश, खिड़की और पाँच गाने: आज शाम के लिए एक छोटी-सी सूची',
    summary: 'न कोई रैंकिंग, न कोई मुक़ाबला। बस पाँच नए गाने, और यह कि किसे किस वक़्त, किस चीज़ के साथ सुनना चाहिए।',
    content: `<p>बारिश में गाना चुनना पकौड़े तलने जैसा है: आँच ज़्यादा हुई तो जल जाएगा, कम हुई तो तेल पी लेगा। यह सूची पिछले हफ़्ते हमारी खिड़की पर जाँची गई है।</p>
<ol>
<li><strong>“भीगी लोकल” (‘बरसात एक्सप्रेस’)</strong> पहली बौछार पर। छाता मत खोलिए, ताल में ग्यारह छाते पहले से हैं।</li>
<li><strong>“गरम चाय” (‘खोली नं. ९’)</strong> जब पानी उबलने लगे। गाना साढ़े तीन मिनट का है, यानी चाय ठीक आख़िरी अंतरे पर छनेगी।</li>
<li><strong>“छत पे आना” (‘काग़ज़ की पतंग’)</strong> बारिश रुकते ही। कूकर की सीटी सुनकर रसोई की तरफ़ मत दौड़िए, वह गाने में है।</li>
<li><strong>“टिकट कटा ले” (‘चाँद का टिकट’)</strong> जब कोई देर से घर आए। जहाँ स्वराली नेने चुप होती हैं, वहाँ अपने स्टेशन का नाम बोलिए।</li>
<li><strong>“नींद नहीं” (‘नकाब नगर’)</strong> सबके सो जाने के बाद, धीमी आवाज़ में। बिलाल वारसी ने इसे सुबह चार बजे गाया था, और चार बजे ही यह पूरा समझ आता है।</li>
</ol>
<p>दादी से पूछा कि छठा कौन-सा हो। बोलीं, “थोड़ी देर बंद भी रखो, बारिश को भी गाने दो।” हमने उन्हीं की बात मानी।</p>`,
    picture: 'cassette-streaming-1',
    tags: ['बारिश', 'गाने', 'सूची'],
    hashtags: ['#BheegiLocal', '#BarishPlaylist'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 61,
    views: 14800,
    filmSlugs: ['barsaat-express', 'kholi-no-9', 'kaagaz-ki-patang', 'chaand-ka-ticket', 'naqaab-nagar'],
  },
  {
    slug: 'kadal-vilakku-foghorn-in-e-flat',
    title: 'The foghorn in ‘Kadal Vilakku’ is in E flat, and so is everything else',
    summary:
      'A harbour wall gave the Tamil mystery its first note. The score then had no choice. Notes from a composer who could not move the ocean.',
    content: `<p>The lighthouse in <a href="/kadal-vilakku">‘Kadal Vilakku’</a> was put up for the film. The foghorn was there already, on the harbour wall behind it, and you cannot retune a foghorn. It weighs two tonnes, and it has been on E flat since before anybody’s grandfather. Composer Thendral Iniyan spent one evening asking, politely, and then went home and moved the whole score up by a semitone.</p>
<p>The horn sounds nineteen times in the film. Director Arivu Thangaraj wanted the audience to dread it, then miss it. So each of those nineteen blasts is answered by something that agrees with it a little less. First a nadaswaram, in tune. Later a fridge. Near the end, Yazhini Selvam’s character hums while she climbs the stairs, and she is exactly a quarter-tone out, and you cannot say why your hands are cold.</p>
<p>“I told Yazhini to hum as if she did not know the horn was there,” says Iniyan. “She said: but I have been listening to it for forty days, I hear it in the bath. So we gave her earplugs and a fan.”</p>
<blockquote>A mystery score should be one step behind the viewer or one step ahead. Never beside. Beside is where the murderer walks.</blockquote>
<p>There are two songs, both over before the interval. The one on the fishing boat is the prettier. The other is sung by the keeper, Madhivanan R., to the lamp, and it is no more than a list of its parts: lens, wick, mercury, rope. He learnt the list from the man who really does oil it. That man came to the premiere in Rameswaram and shouted, once, from the seventh row, that they had left out the brass screws.</p>
<p>They had. There is a new mix. The brass screws are in.</p>`,
    picture: 'dance-music-1',
    tags: ['kadal vilakku', 'tamil', 'film score'],
    hashtags: ['#KadalVilakku', '#FilmScore'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 476,
    updatedHoursAgo: 402,
    views: 26900,
    filmSlugs: ['kadal-vilakku'],
  },
  {
    slug: 'rangoli-mills-songs-written-by-the-loom',
    title: 'A loom makes 160 beats a minute. ‘Rangoli Mills’ decided to obey it',
    summary:
      'Ela Bhattacharya’s mill musical kept the machines running while the cast sang. The conductor was a retired fitter with one good ear.',
    content: `<p>When the power looms at the old shed in Kurla were switched on for the first time in nine years, Ishita Mohanty had her first dance lesson of the shoot. She had come to give one.</p>
<p>Mohanty, who choreographed <a href="/rangoli-mills">‘Rangoli Mills’</a> and acts in it, had built her steps on a count of eight. The looms count differently: the shuttle goes across in one, the reed beats up on two, and there is a small catch that falls somewhere after, depending on the age of the leather. Fourteen looms have fourteen catches. “It was like dancing with fourteen grandmothers,” she says. “All of them right.”</p>
<p>The film’s answer was Waman Kadge, seventy-one, who fitted looms for thirty-four years and is deaf on the left side from it. He walked along the row with a spanner and brought them together by ear, his good one, until the shed beat at 160 a minute and stayed there. Then he stood on a box with a red cloth. Whenever a machine began to wander, he pointed, and somebody ran.</p>
<p>The songs have no introduction, because a loom has none. They start when the belt drops. Farhan Lokhande, who has the big number on the night shift, says that you breathe where the machine lets you. “There is one place in each line. If you miss it you wait, like for a local.”</p>
<p>The record was mixed twice. In the first version the looms were lowered to a polite clatter under the strings. Kadge was invited to hear it. He asked them to turn it up, and then again, and then he began to tell them which loom was which, pointing with his eyes shut at an empty studio wall.</p>
<p>They released the second version.</p>`,
    picture: 'mill-trade-1',
    tags: ['rangoli mills', 'musical', 'ishita mohanty', 'choreography'],
    hashtags: ['#RangoliMills', '#MillMusical'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 1327,
    views: 39700,
    filmSlugs: ['rangoli-mills'],
  },
  {
    slug: 'bijli-ghar-the-hum-is-a-g',
    title: 'The hum under ‘Bijli Ghar’ is a G. Almost',
    summary:
      'The year’s biggest film is scored on the note that every transformer in the country is already singing. A short lesson with a tuning fork.',
    content: `<p>Stand beside any transformer in India and you will hear the mains: fifty turns a second, and its louder double at one hundred. The nearest note on a piano is the G at the bottom of the bass stave, which is ninety-eight. So the country hums a G, slightly sharp, day and night, and never takes a breath.</p>
<p>The heist in <a href="/bijli-ghar">‘Bijli Ghar’</a> lasts thirty-three minutes, and for thirty-two of them that note is in the room. Sometimes it is cellos, sometimes only a recording of a substation in Bhandup. You stop noticing it around the time Veerendra Sakpal starts down the cable shaft.</p>
<p>Then Tanvi Sehrawat pulls the last breaker, and it goes.</p>
<p>In three different halls we have now watched what happens next. Nobody has been told that there was a sound. But when it stops, people lift their heads, all together, like cows when the rain ends. One gentleman at Liberty Talkies said “Arrey,” quite softly, to no one.</p>
<p>Anagha Tambe calls it the cheapest effect in a film that cost a good deal. “We spent so much on the explosion,” she says. “And the thing they talk about is that we switched off a cello.”</p>`,
    picture: 'gramophone-music-1',
    tags: ['bijli ghar', 'film score', 'sound'],
    hashtags: ['#BijliGhar', '#SoundOfCinema'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 1409,
    views: 96500,
    filmSlugs: ['bijli-ghar'],
  },
  {
    slug: 'mistakes-left-in-on-purpose',
    title: 'The cough at 2:14 and other mistakes left in on purpose',
    summary:
      'A dropped stick, a creaking shoe, a singer who says sorry: six small accidents on this season’s records, with the minute and second.',
    content: `<p>Engineers spend their lives removing things. Here are six they decided to keep, and where to find them. You will need headphones and a forgiving nature.</p>
<ul>
<li><strong>“Sur Se Pehle”, 0:09.</strong> A shoe. Parineeta Dhar takes hers off before she sings; the second one falls over.</li>
<li><strong>“Garam Chai”, 1:31.</strong> Omkar Jadhav’s late glass. <a href="/article/garam-chai-forty-eight-glasses">He has an excuse.</a></li>
<li><strong>“Raja Aaya”, 2:14.</strong> The cough. It belongs to a Mr Kamat on the first floor, who was holding microphone number six, and was mortified.</li>
<li><strong>“Bheegi Local”, 2:40.</strong> An umbrella turns inside out. The player says one word, which has been covered with thunder.</li>
<li><strong>“Ticket Kata Le”, 3:02.</strong> Bilal Warsi says “sorry” a beat before his line, having come in early. It now sounds like part of the love story.</li>
<li><strong>“Neend Nahi”, 3:48.</strong> Birds. It had become morning.</li>
</ul>
<p>A producer who wished not to be named told us that he once paid to have a cough <em>added</em>. We asked whether it worked. “No,” he said. “It was a very good cough. You could tell.”</p>`,
    picture: 'clapper-trade-1',
    tags: ['recording', 'list', 'playback'],
    hashtags: ['#LeftInOnPurpose', '#ListenAgain'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 181,
    views: 30200,
    filmSlugs: ['riyaaz', 'kholi-no-9', 'dadar-ka-raja'],
  },
  {
    slug: 'how-to-listen-to-riyaaz-if-you-know-no-raag',
    title: 'How to listen to ‘Riyaaz’ if you would not know a raag from a ringtone',
    summary:
      'Seven things to notice in the film’s music, for people who usually nod. No theory, no shame, and you may bring popcorn until the second half.',
    content: `<p>My neighbour came out of <a href="/riyaaz">‘Riyaaz’</a> moved and a little embarrassed. “I am sure it was very correct,” she said. It is a pity to enjoy something and then apologise. So here is what I told her over the compound wall, tidied up.</p>
<h2>Before the interval</h2>
<ul>
<li><strong>Find the drone.</strong> It is the sound behind all the other sounds. Once you have it, every note is either going home or leaving home. That is most of it.</li>
<li><strong>Wait for the first bend.</strong> The pupil plays a note and pulls the string sideways until it becomes a different note. In the first lesson the Ustad makes her do it for a whole afternoon. Notice how ugly it is. You will want to remember.</li>
<li><strong>Count nothing.</strong> There is no beat for the first part of a performance. People who tap their feet here are guessing.</li>
</ul>
<h2>After it</h2>
<ul>
<li><strong>Count the “hm”s.</strong> The Ustad hardly speaks. By the second half you will know which hm means again, and which means lunch.</li>
<li><strong>Listen for the same phrase three times.</strong> It is a signature and an ending. The third time it must land exactly. If the front row says “aah”, it did.</li>
<li><strong>Look at the bend again.</strong> In <a href="/article/riyaaz-climax-eleven-minutes-of-sitar">the eleven-minute shot</a> it returns at about minute four. It is no longer ugly. That is the plot.</li>
<li><strong>Stay for the silence.</strong> Devanshu Trivedi left nine seconds at the end with only the drone. It is the one place where clapping is wrong, and the one place where everybody wants to.</li>
</ul>
<p>My neighbour has been again. She reports that at the third phrase she said “aah” before the front row did, and that a gentleman turned round with respect.</p>`,
    picture: 'tabla-music-1',
    tags: ['riyaaz', 'guide', 'classical', 'sitar'],
    hashtags: ['#Riyaaz', '#HowToListen'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 189,
    views: 44100,
    filmSlugs: ['riyaaz'],
  },
  {
    slug: 'parineeta-dhar-sings-with-the-projector-off',
    title: 'Parineeta Dhar sang three songs at Prabhat Theatre because the projector would not',
    summary: 'A fused lamp, 260 people and a singer who happened to be sitting in row K. A report from Lucknow.',
    content: `<p>The lamp went in the first reel of ‘Aakhri Tonga’, with a sound, the projectionist says, like a dropped laddu. There was no spare. The manager of Prabhat Theatre came out in front of the curtain to offer refunds, and a woman in row K raised her hand and asked whether she might sing instead.</p>
<p>About half of the 260 people knew who she was. The other half found out on the second line. Parineeta Dhar, in Lucknow for a cousin’s engagement, sang “Bheegi Local” without a microphone, then “Chhat Pe Aana”, doing the cooker herself, and then, since a boy in the stalls asked, the slow opening of “Sur Se Pehle” with the hall lights off and the exit signs on.</p>
<p>Nobody recorded it properly. There are some telephones, and they have the back of a head.</p>
<p>The manager counted the till at the end. Eleven people had asked for their money back before she began. Four of them came to the window afterwards and paid again.</p>
<p>The lamp was changed next morning. It has been a very good lamp, he says, but it knows that it is second.</p>`,
    picture: 'headphones-music-1',
    tags: ['parineeta dhar', 'lucknow', 'prabhat theatre'],
    hashtags: ['#ParineetaDhar', '#PrabhatTheatre'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 21,
    views: 8900,
    filmSlugs: ['aakhri-tonga'],
  },
  {
    slug: 'who-owns-a-whistle',
    title: 'Who owns a whistle? The postman’s tune from ‘Ladakh Mail’ has four claimants',
    summary:
      'Eight whistled notes open the film. A composer, an actor, a sound recordist and a shopkeeper in Leh all say, very politely, that they thought of them.',
    content: `<p>It takes three seconds: eight notes, down and up like a hill road. Jigmet Dorje whistles them in the first shot of <a href="/ladakh-mail">‘Ladakh Mail’</a>, before he knocks, and for the rest of the film you know that a letter is coming.</p>
<p>The composer of the score, Aditi Marwaha, says she wrote it on the back of a boarding pass, and has the boarding pass. Dorje says he whistled it on the first morning because his lips were cold and those were the only notes he could reach. The sound recordist, Thinley, says both are true, but that Dorje had been walking behind <em>him</em>, and he always whistles when he is carrying the boom. And a man who sells apricots near the main bazaar in Leh says that it is his kettle.</p>
<p>Director Harkirat Gill has listened to everybody, including the kettle. “It is extremely close,” he admits. “The kettle is better on the sixth note.”</p>
<p>There are rules for this. A melody belongs to the one who fixed it first, on paper or on tape, and eight notes can be enough. The producers, Highroad Studio, could have taken opinions and spent a year. Instead they invited all four to lunch, and by the dessert had an agreement on one page: Marwaha is the composer, Dorje and Thinley share the performance credit, and the shopkeeper receives a fee and two cartons of the soundtrack, which he has stacked beside the apricots.</p>
<p>The last line of the agreement says that nobody may teach it to a parrot. We asked why. All four of them looked at Thinley.</p>`,
    picture: 'face-celebrities-1',
    tags: ['ladakh mail', 'copyright', 'film score'],
    hashtags: ['#LadakhMail', '#EightNotes'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 492,
    views: 22700,
    filmSlugs: ['ladakh-mail'],
  },
  {
    slug: 'silver-reel-music-jury-splits-playback-prize',
    title: 'Silver Reel Awards consider a separate prize for the chorus',
    summary:
      'A proposal before the music jury would name the back row too. Draft: waiting for the jury secretary to confirm the wording and the vote.',
    content: `<p>The Silver Reel Awards may give a prize next season to the people who sing “aa-aa” behind everyone else. A proposal now with the music jury would create an award for best chorus, to be given to the whole group, by name, with one trophy for each.</p>
<p>The cost of the trophies is said to be the main objection. A large wedding number can use thirty-two voices; “Raja Aaya” had forty brass players and, by its composer’s own count, two uninvited residents.</p>
<p>Swarali Nene, who sang in choruses for eleven years, wrote to the jury in support. “We were told that nobody can hear one voice in a chorus,” the letter says. “Leave one out and play it again.”</p>
<p><em>To check before publishing: date of the vote; whether clapping counts; spelling of the proposer’s surname.</em></p>`,
    picture: 'gramophone-music-1',
    tags: ['silver reel awards', 'chorus', 'awards'],
    hashtags: ['#SilverReelAwards', '#TheChorus'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 2.6,
    views: 310,
    isDraft: true,
  },
];
