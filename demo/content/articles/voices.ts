import type { DemoArticle } from '../article.ts';
import { widePicture } from '../blocks.ts';

/**
 * Interviews, essays, columns and letters from the projection room. Everybody and everything here
 * is invented.
 */
export const voices: DemoArticle[] = [
  {
    slug: 'revati-salvi-on-falling-for-a-loudspeaker',
    title: 'Revati Salvi: “I spent six weeks looking at a loudspeaker with love”',
    summary:
      'The lead of ‘Chaand Ka Ticket’ talks about listening as a job, the clerk who taught her to count change without looking, and why she still will not meet the announcer.',
    content: `
<p>She comes to the interview by local, second class, and shows me the ticket as if I had asked. Revati Salvi plays the ticket clerk in <a href="/chaand-ka-ticket">‘Chaand Ka Ticket’</a>, a woman who falls for a voice on the platform speaker. We sit on a bench at Matunga with our feet up, since it has rained, and are interrupted four times by the voice of somebody entirely different.</p>
<p><strong>What did you act opposite? There is nobody there.</strong></p>
<p>A grey horn with a wasps’ nest in it. Kabir was on the other side of the station with a microphone, and Nilofer ma’am had asked him to change something in each take: a pause, a platform number, a small cold. I was never told what. So I had to listen. You can’t pretend to listen. I have tried, in other films, and you can see me thinking of lunch.</p>
<p><strong>Who taught you the work of the counter?</strong></p>
<p>Mrs Bhosale, window four, thirty-one years of service. She does not look at money. It goes through her hands like water and it is always right. I practised at home with my mother’s button box. After a month she let me sell for ten minutes with herself behind me, and I gave a man eighty rupees too much. He brought it back! Mrs Bhosale said that in thirty-one years he was the third.</p>
<p><strong>The scene people talk about has no lines. You stamp tickets and the train to Kasara is announced.</strong></p>
<p>It was meant to be a scene in which I cry. We did it so. Then in the rushes Nilofer ma’am saw an outtake where I had lost the beat of the stamp and was only trying to get it back. She said, that’s the woman, she has lost the beat. We shot it again without any crying. My mother, who knows my faces, says it’s the first time I have been truly sad in a film, and I was counting.</p>
<p><strong>“Ticket Kata Le” is everywhere. Do you sing it?</strong></p>
<p>Only in the kitchen, and with the exhaust on. Auto drivers sing it to me. One of them turned round at the signal to check that I was enjoying it, and the signal changed.</p>
<p><strong>You have become friends with Kabir Anand Rao since?</strong></p>
<p>Colleagues with the same jokes. But there is a real announcer, you know, whose recordings we used for the background. A gentleman in Kalyan. The production offered to introduce us. I said no, thank you. I know how that film ends, and I like it where it is.</p>
<p><strong>What next?</strong></p>
<p>Something with a lot of talking, in a family with no doors. (<em>The loudspeaker announces a delay of twelve minutes.</em>) You see? He always knows when I am being interviewed.</p>`,
    picture: 'tabla-music-1',
    tags: ['interview', 'actors', 'romance'],
    hashtags: ['#RevatiSalvi', '#ChaandKaTicket', '#TicketKataLe'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 402,
    views: 38600,
    filmSlugs: ['chaand-ka-ticket'],
  },
  {
    slug: 'anagha-tambe-the-long-conversation',
    title: 'Anagha Tambe, who made the loudest film of the year and the quietest',
    summary:
      'Three films on one chart, ₹453.7 crore between them, and the one she is proudest of has made less than thirteen. A long conversation about rope, wind and why she never shouts.',
    content: `
<p>Anagha Tambe does not own a megaphone. On the set of <a href="/bijli-ghar">‘Bijli Ghar’</a>, with four hundred extras in a turbine hall, she gave her directions to one assistant, who told the next, and so on down the line; by the time they reached the back they had, she says, usually improved. She is fifty-one, she grew up over a flour mill in Sangli, and she has at this moment three films on the table: the year’s biggest at ₹312.4 crore, <a href="/dadar-ka-raja">‘Dadar Ka Raja’</a> at ₹128.4 crore in its third weekend, and a Marathi film about a woman who walks.</p>
<p>We met in her edit room in Parel. There was a coil of rope on the sofa. She moved it for me and then, for two hours, held one end.</p>
<h2>Rope</h2>
<p><strong>Why the rope?</strong></p>
<p>From the scaffold in ‘Dadar Ka Raja’. Coir. Hoarding painters tie it wet; it shrinks in the sun and then nothing will move it. The old men who taught us tied a knot whose name can’t be printed. I have been trying to do it since the shoot, and I am at the stage where it looks right and then lets go.</p>
<p><strong>Is that a remark about film-making?</strong></p>
<p>It’s a remark about the knot. But have it if you like.</p>
<p><strong>The action in the film is slow, for a film that opened to ₹18.4 crore.</strong></p>
<p>It’s slow because he is sixty and forty feet up. I told the fight team: nobody in this scene has good knees. Once you accept that, each step is an event. People think that action is speed. Action is consequence. If I drop this cup, (<em>she holds it over the concrete</em>) you’re already watching.</p>
<h2>Wind</h2>
<p><strong>In the same year there is ‘Vaara Ani Vaat’, without a single blow.</strong></p>
<p>There is one. She kicks a goat, lightly.</p>
<p><strong>How does one person make both?</strong></p>
<p>It’s the same person who likes both sweet and sour, I don’t find it mysterious. What I find difficult is the change of pulse. I finished the mix of one on a Thursday and on the Monday I stood on a plateau with nine people and one camera and said “Action” to the wind. For three days every shot I took was too short. My cinematographer finally put his hand over my watch.</p>
<p><strong>Sulbha Gokhale told us you pretended to want her advice on casting.</strong></p>
<p>I did want it! I wanted her to hear herself describe the part to somebody else. She rang me and spoke for ten minutes about what such a woman’s feet would be like. Then she recommended two very fine actresses and put down the phone, and I thought, well, now she has begun.</p>
<blockquote><p>“A crowd of four hundred is easy. It wants to be told. One old woman on a road wants to be left alone, and you have come with a tripod.”</p></blockquote>
<h2>Electricity</h2>
<p><strong>‘Bijli Ghar’ is a heist in which they break in to switch something on.</strong></p>
<p>That was the whole pitch. Everybody steals out; let’s have someone steal in. My father was a meter reader for a while. He used to say that nobody has ever been pleased to see him, although he brought them the proof that the light was on. I wanted a film in which the engineers are the heroes and the safe is a fuse.</p>
<p><strong>Did you expect the numbers?</strong></p>
<p>Nobody expects 312. You expect to be forgiven. The first Friday I went to the noon show in Sangli, under my cousin’s dupatta. In the blackout scene the whole hall switched on their phones to help the engineers see. I had spent ten weeks on that darkness. My cousin said, never mind, look, they want them to manage.</p>
<p><strong>And are you sorry about the darkness?</strong></p>
<p>I was for one night. Then I thought: I asked them to be inside it and they came in. It’s rude to complain about their shoes.</p>
<h2>What she keeps</h2>
<p><strong>What do you look for in a first reading of a script, your own or another’s?</strong></p>
<p>I make a list. It hasn’t changed in twenty years:</p>
<ul>
<li>Who is tired, and do they sit down?</li>
<li>Where is the money in the room?</li>
<li>What can be heard from the next house?</li>
<li>Who would rather be doing something else?</li>
</ul>
<p>If I can’t answer those, I don’t know where to put the camera. If I can, it more or less tells me.</p>
<p><strong>You don’t shout. Have you ever?</strong></p>
<p>Once. On my first film, at a spot boy, for a thing that was my mistake. He went and sat behind the generator. I had to go and apologise over the noise of it, so that I had to shout the apology too. Since then I speak so that people have to come nearer. It’s better for the film. It’s also better for the tea; you get yours first.</p>
<p><strong>Of the three, which is yours?</strong></p>
<p>All of them. (<em>A pause; the rope goes round once.</em>) But I know the name of everybody who has written to me about the windmill, and for the other two I would need a computer.</p>
<p>She pulled the knot tight and held it up. It looked right. We both watched it for a while. It held.</p>`,
    picture: 'gramophone-music-1',
    tags: ['interview', 'directors', 'long read'],
    hashtags: ['#AnaghaTambe', '#DadarKaRaja', '#VaaraAniVaat', '#BijliGhar'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 30,
    updatedHoursAgo: 22,
    views: 41200,
    filmSlugs: ['dadar-ka-raja', 'vaara-ani-vaat', 'bijli-ghar'],
    metaTitle: 'Anagha Tambe interview: rope, wind and electricity',
    metaDescription:
      'The director of ‘Bijli Ghar’, ‘Dadar Ka Raja’ and ‘Vaara Ani Vaat’ on action as consequence and why she never shouts.',
  },
  {
    slug: 'letter-from-the-projection-room-the-interval',
    title: 'Letter from the projection room: where the interval really comes from',
    summary:
      'A projectionist of forty years explains why every Hindi film stops in the middle, and what he used to do in those ten minutes besides change the reel.',
    content: `
<p>Dear row H,</p>
<p>You ask me why there is an interval. People will tell you it is for the story, so that the hero can be in trouble while you buy a samosa. I was there and I can tell you that it was for my left arm.</p>
<p>When I came to Prabhat Theatre as an assistant we had two machines and a film was sixteen reels. You run one machine and load the other, and at the little mark in the corner you change over. If you do it well nobody knows that you exist. By reel eight the lamp house is so hot that we fried an egg on it once, for science. The carbons have burnt down. The arm that turns the rewinder is finished. So, ten minutes. The writers heard about it later and put a cliff there.</p>
<p>What did I do in the ten minutes? First I opened the window. Then I rewound. Then I went down the back stair, forty-four steps, and stood behind the tea stall in my vest, where nobody looks, and listened to what people said about the film. I have known on the first day, at half past four, about every hit and every flop that this town has had. They do not say that it is good. They say, “Come, come, it will start.” If they finish their tea, it is a flop.</p>
<p>Now it is a box with a fan and a password. It needs no rest. Last year the company sent a boy who asked me why the system was programmed to stop for ten minutes in each feature; he could remove it, he said, with one click. I asked him to come down the back stair with me and stand behind the tea.</p>
<p>He has left it in. He takes his with ginger.</p>
<p>Yours from above,</p>
<p>Mohd. Shafiq, Prabhat Theatre, Lucknow <em>(as told to Vaishali Kadam)</em></p>`,
    picture: 'cans-trade-1',
    tags: ['projection room', 'letter', 'theatres'],
    hashtags: ['#ProjectionRoom', '#Interval'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 1428,
    views: 29400,
  },
  {
    slug: 'letter-from-the-projection-room-what-i-see',
    title: 'Letter from the projection room: what I can see from here',
    summary:
      'The window is the size of two bricks. Through it, over nineteen years, a projectionist in Nagpur has learnt to read the backs of heads.',
    content: `
<p>Dear reader,</p>
<p>You have asked what we see. Not the film. I have seen the first ten minutes of everything, for focus, and the last two, for the lights. In between I look at heads.</p>
<p>From Anand Chitra Mandir’s booth there are 612 of them when we are full. A head that is enjoying itself sinks, slowly, till only hair is left. A bored one rises. When a head turns to its neighbour and the neighbour does not turn, they are married. When both turn at the same time, they are going to be.</p>
<p>In a comedy the laugh starts at the left. I don’t know why. My predecessor said so and I did not believe him, and then I counted for a month. It runs from the door to the wall like wind over a field, and row K, under the fan, gets it last.</p>
<p>Nobody cries at the sad part. They cry about ninety seconds later, when something ordinary happens, somebody lights a stove. You see the hands come up then, all over the hall, as if to adjust spectacles.</p>
<p>Once, at a noon show of a film which I won’t name, there was one head. One. He had bought a balcony ticket and sat exactly in the centre. The owner telephoned to ask if I would cancel. I said that the gentleman had combed his hair. We ran it, interval and all. He clapped at the end, and turned round, and looked straight up at my two bricks.</p>
<p>It is the only time that somebody has seen me. I waved. I think I waved.</p>
<p>Respectfully,</p>
<p>Dinkar Ughade, operator, Nagpur <em>(as told to Vaishali Kadam)</em></p>`,
    picture: 'typewriter-voices-1',
    tags: ['projection room', 'letter', 'audiences'],
    hashtags: ['#ProjectionRoom', '#BacksOfHeads'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 742,
    views: 12700,
  },
  {
    slug: 'letter-from-the-projection-room-the-power-cut',
    title: 'Letter from the projection room: the night the power failed during ‘Bijli Ghar’',
    summary:
      'A film about a power station, a full house in Nashik, and a transformer with a sense of occasion. The operator of Regal Palace sets down what happened, minute by minute.',
    content: `
<p><strong>8.52 p.m.</strong> Second Saturday of <a href="/bijli-ghar">‘Bijli Ghar’</a>. House full, 740. On the screen the engineers cut the main switch, and everything goes black. So does everything else.</p>
<p><strong>8.53.</strong> Applause. They think it is the film. I have never had such applause, and I have done nothing, and I can’t find my torch.</p>
<p><strong>8.55.</strong> Still applause, some whistles. A voice says that the sound design is excellent. It is the sound of no air conditioning.</p>
<p><strong>8.57.</strong> The manager, Mr Wagle, feels his way up to me. He asks how long this scene is. I say that in the film it is four minutes. We look at each other, I suppose; it was dark.</p>
<p><strong>8.58.</strong> Phones come on, one after another, pointing at the screen. They are helping. Seven hundred and forty people are giving light to the engineers. I have to say that I stopped looking for my torch and only looked.</p>
<p><strong>9.03.</strong> A child says loudly, “Mummy, the film is broken.” Silence. You could hear the thought go along the rows.</p>
<p><strong>9.04.</strong> Laughter, from the left, as always.</p>
<p><strong>9.06.</strong> Gentleman in the stalls stands up and says he works for the electricity board. I would not have stood up in his place. He is passed out over the seats, cheerfully, towards the street, like a visiting saint, with somebody’s scooter keys and a packet of chips.</p>
<p><strong>9.31.</strong> Light. The house screams. I start again from two minutes before the cut. When the engineers on the screen throw the switch the second time, people hold on to the arms of their chairs.</p>
<p><strong>9.33.</strong> It works.</p>
<p><strong>11.20.</strong> The gentleman comes back for the end, with grease to the elbow. They give him the balcony. Mr Wagle wished to refund the tickets. Not one person came to the window.</p>
<p><em>Sayaji Londhe, operator, Regal Palace, as dictated to Vaishali Kadam over a very good cup of tea.</em></p>`,
    picture: 'beam-streaming-1',
    tags: ['projection room', 'letter', 'nashik'],
    hashtags: ['#ProjectionRoom', '#BijliGhar', '#PowerCut'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 1210,
    views: 88800,
    filmSlugs: ['bijli-ghar'],
  },
  {
    slug: 'in-praise-of-row-h',
    title: 'In praise of row H',
    summary:
      'Not the best seat and not the cheapest. An essay on the row where you can see the film and also your own town watching it.',
    content: `
<p>There are people who book the last row, for their backs, and people who book the fifth, for their eyes. Lovers go into corners. Critics take the aisle, so as to leave in the dark like burglars. I have sat in H since I was nine, and I should like to put down why before somebody replaces it with a recliner.</p>
<p>In the hall of my childhood, in Miraj, H was the first row behind the gangway. You could stretch your legs. Ushers crossed in front of you, and ice-cream men, and once a dog with a purpose, so the film came with a foreground. My aunt said that we took H because she had a knee. It was years before I noticed that she could run for a bus.</p>
<p>She took H because of who sat in G. In front of the gangway was the whole front stalls, five hundred people on wooden seats, and from behind them you saw each joke arrive. First the shoulders moved. Then the sound came back to us. For a person like her, who found herself laughing alone at most things in life, I believe it was a comfort to see it confirmed.</p>
<p>From the balcony you look down on an audience. From the front you forget it. In H you’re in it, but at the edge, as at a wedding when you sit with the cousins and not with the bride. You know everybody’s business and nobody expects a speech.</p>
<p>The physics are good too. In most single screens H is about twice as far from the screen as the screen is high. Faces are the size of faces at a dinner table, if you had a very important guest. You need not turn your head to follow a conversation, only your attention.</p>
<p>I tried other rows, as one tries other cities. In college I was an M. For one bad year I was a C, and came out of every film with opinions about nostrils. I wrote my first reviews from an aisle seat in R and they are unkind; I was too far away to see that people were enjoying themselves.</p>
<p>The hall in Miraj is a furniture showroom now. I went in last month and asked to look at sofas. The slope of the floor is still there under the carpet, so that all the sofas lean a little towards where the screen was. I counted from the front as well as I could, seven rows and a gangway, and sat down on a brown three-seater.</p>
<p>“Comfortable?” asked the young man.</p>
<p>I told him it was the best seat in the house. He said that he would see about a discount.</p>`,
    picture: 'seats-voices-1',
    tags: ['essay', 'theatres', 'audiences'],
    hashtags: ['#RowH', '#SingleScreen'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 1052,
    views: 24500,
  },
  {
    slug: 'the-samosa-clause',
    title: 'The samosa clause',
    summary:
      'A short column on the only contract between a cinema and its audience that has never been broken, and on the man in Dadar who came close.',
    content: `
<p>The contract is unwritten and goes: we will sit through whatever you have made, and at the middle of it there will be a samosa.</p>
<p>Please note what it doesn’t say. Not nachos. Not a bucket. A bucket is what one brings when the roof leaks. It says one samosa, or two if the first half was long; hot enough that you must pass it from hand to hand; and with a chutney that arrives in the second half on your sleeve.</p>
<p>On Tuesday I went to see <a href="/mohalla-premier-league">‘Mohalla Premier League’</a> for the second time, and at the interval the man behind the counter, who has known me for ten years, slid across a cardboard tray with a thing upon it that was square. “Baked,” he said. He would not meet my eye. “Head office.”</p>
<p>I ate it. I’m a professional. It tasted like something that had been told about samosas by a friend.</p>
<p>Then he looked left, he looked right, and from below the counter, wrapped in yesterday’s sports page, came the real one. There are, I understand, forty a night. He fries them at home. You must ask for “the old edition”.</p>
<p>I am not going to tell you which theatre it is. You’ll know it by the number of people in the second half with one shiny sleeve.</p>`,
    picture: 'popcorn-reviews-1',
    tags: ['column', 'food', 'interval'],
    hashtags: ['#SamosaClause', '#Interval'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 13.5,
    views: 1940,
    filmSlugs: ['mohalla-premier-league'],
  },
  {
    slug: 'harkirat-gill-three-films-no-indoor-scenes',
    title: 'Harkirat Gill has three films out and has been indoors in none of them',
    summary:
      'A mountain road, a drowned railway line, a wrestling pit. The director of ‘Sawa Lakh’ on weather, mud and the scene he cut on the Thursday before release.',
    content: `
<p><strong>I have counted. In ‘Ladakh Mail’, ‘Barsaat Express’ and ‘Sawa Lakh’ there are nine interior scenes, and six of those are in vehicles.</strong></p>
<p>Seven. You have forgotten the lorry.</p>
<p><strong>What have you got against rooms?</strong></p>
<p>Walls. An actor in a room knows what to do; there is a chair. Put the same actor on a road at 4,000 metres and he has to find out where to stand. Jigmet is from there, so he stood like a goat, perfectly. Tanvi is from Rohtak. She stood like someone who is about to complain, and that was the character.</p>
<p><strong>‘Ladakh Mail’ opened well, at ₹14.2 crore, and then slid harder than people expected.</strong></p>
<p>It did. It’s at 84.3 now. I have a trade friend who explains it to me every Monday with a graph. I think that we sold a chase and delivered a letter. The people who wanted the letter are still coming, in cars, with their fathers. I would rather have them late than not at all, but I know that the accountant would rather have had them on the Friday.</p>
<p><strong>And then the small one, ‘Sawa Lakh’, made ₹19.8 crore in its first three days.</strong></p>
<p>In Punjabi! My mother rang and said, finally something I don’t need explained.</p>
<p><strong>You cut a scene on the last Thursday.</strong></p>
<p>The victory. We had the hero on the shoulders, drums, slow motion, it cost a fortune. I watched it with Ustad Bachittar Singh, who trained the boys. He said, “After a bout we wash.” That was his whole review. So I took it out at ten in the evening, and in its place there is the shot of two men at a hand pump, one working the handle for the other. It was only a camera test. The focus is soft. People tell me that they cry at the pump.</p>
<p><strong>For ‘Barsaat Express’ you put Veerendra Sakpal in water for nineteen nights.</strong></p>
<p>Warm water, from the eighth night on. Before that he was too polite to mention it. He would come out blue and say, “Once more?” On the eighth night Sulbha tai stepped in up to the ankle, stepped out again, and went to have a word with production. She was carrying the umbrella. We had heaters within the hour.</p>
<p><strong>Is there an indoor film in you?</strong></p>
<p>I have one. Two brothers, one flat, one night. I’ve been writing it for five years.</p>
<p><strong>And?</strong></p>
<p>They keep going up to the terrace.</p>`,
    picture: 'megaphone-voices-1',
    tags: ['interview', 'directors', 'punjabi'],
    hashtags: ['#HarkiratGill', '#SawaLakh', '#LadakhMail'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 62,
    views: 8640,
    filmSlugs: ['sawa-lakh', 'ladakh-mail', 'barsaat-express'],
  },
  {
    slug: 'devanshu-trivedi-keeps-a-drawer-of-silences',
    title: 'Devanshu Trivedi keeps a drawer of silences',
    summary:
      'He wrote the drums of ‘Raja Aaya’ and the eleven unaccompanied minutes of ‘Riyaaz’. Ask about either, and he wants to talk about what is between the notes.',
    content: `
<p>The drawer is real. It’s the second from the top, in a studio in Goregaon, and holds perhaps sixty small cards with a place, an hour and a length. <em>Library, Pune, 3 p.m., 40 seconds. Hospital lift, between floors.</em> They belong to recordings of nothing much. Devanshu Trivedi uses them the way a cook uses salt.</p>
<p><strong>Why does anyone need a recorded silence? You could just stop the music.</strong></p>
<p>Then you have digital zero, and that’s not a silence, it’s an absence. The ear falls into it. A real one has a floor. Somebody is about to come in, or has just left. In <a href="/dadar-ka-raja">‘Dadar Ka Raja’</a>, before the scaffold fight, there are five seconds from a bank in Ratnagiri at closing time. Nobody hears them. But you sit up straighter, because you have the feeling that you have forgotten to sign something.</p>
<p><strong>And “Raja Aaya”, which has no silence at all?</strong></p>
<p>Oh, it has one! Before the last line, when the band takes a breath. Half a second. The whole country jumps in it. I’ve watched weddings: the song is four minutes long, and what people remember with their bodies is the half second in which nothing happens.</p>
<p><strong>For <a href="/riyaaz">‘Riyaaz’</a> you had to compose eleven minutes that look like improvisation.</strong></p>
<p>I composed about six. The rest is Nasreen listening to what she has just done. There’s a place in the seventh minute where she goes wrong, really wrong, a string slips. In every take she had found some clever way out. In the take that is in the film she just waits for the note to finish being wrong. That wait is better than anything I wrote, and I would like it on the record that I was paid for it.</p>
<p><strong>You are known for leaving early from your own premieres.</strong></p>
<p>At the end credits people talk, and there is my music beneath it, working. I feel as if I’m watching a waiter.</p>
<p><strong>What is the newest card?</strong></p>
<p>(<em>He looks for it.</em>) Last week. My daughter’s school, the annual day, after she forgot her line and before somebody’s father began to clap. Nine seconds. I shall never use it. I only wanted to have it in the drawer.</p>`,
    picture: 'face-voices-1',
    tags: ['interview', 'music', 'composers'],
    hashtags: ['#DevanshuTrivedi', '#RajaAaya', '#Riyaaz'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 250,
    views: 18700,
    filmSlugs: ['dadar-ka-raja', 'riyaaz'],
  },
  {
    slug: 'the-faces-that-looked-over-our-street',
    title: 'The faces that looked over our street',
    summary:
      '‘Dadar Ka Raja’ sent a critic back to the painted hoardings she grew up under: forty feet of somebody’s cheek, and what a town does when the nose is wrong.',
    content: `
<p>My bedroom window in Miraj looked straight into a nostril. It was six feet high, and belonged every month to another person. On the first Thursday two men came with a ladder and whitewash, and by evening the world had no face. On the Friday, when I came home from school, there would be an eye.</p>
<p>I had not thought of them for years, the men or the eye, until the opening of <a href="/dadar-ka-raja">‘Dadar Ka Raja’</a>. An old hoarding painter mixes a flesh colour on the lid of a tin; he looks at it, and adds a little green. I heard myself say, aloud, in row H, “Yes.” There was always green in it. From the street you saw a glowing complexion. From my window you saw that it was grass, brick, sky and a sort of aubergine, put on with a brush as wide as a chapati, by somebody who stood too near to see what he was making.</p>
<h2>Too near to see</h2>
<p>That’s the thing about the trade which the film understands. The painter hangs in a rope chair with his own nose a foot from the wall. The face he is painting is the size of a house. He has a photograph with a pencil grid, and on the wall a grid snapped in chalk, and he goes from square to square on faith. If he wants to know whether it is a smile he must come down, cross the road, dodge a bus, and look.</p>
<p>Ours was called Chandrakant, and he didn’t cross the road. He asked us. “Well?” he would shout up or down, at whoever was about: my grandmother with the beans, the tailor, the boys from the cycle shop. And the street told him. Left eye higher. She looks as if she smelled something. Give him more neck, he’s a hero, not a tortoise. I have sat in many test screenings since, with forms and pencils, and I have not met a better-informed audience.</p>
<h2>The case of the wrong nose</h2>
<p>Once it went amiss. He had painted a villain and a hero side by side for the next week’s picture. It rained before the varnish, and he redid the noses on the Saturday from memory, and exchanged them. Nobody could say what was the matter. The hero seemed shifty. The villain looked like a man with a sick mother.</p>
<p>The film came. It was a flop all over Maharashtra, except with us. In Miraj it ran for six weeks, because people were of the opinion that the story was cleverer than it let on, and were waiting for the hero to betray somebody. My uncle saw it four times and maintains until today that the ending was cut.</p>
<blockquote><p>“A poster promises,” Chandrakant used to say. “A hoarding only leans over and watches how you take it.”</p></blockquote>
<h2>What vinyl did</h2>
<p>I don’t want to be one of those who weep at every printing machine. The vinyl sheets that came afterwards were sharp and quick, and no one fell from them. In my town two men fell, in thirty years, and one of them was Chandrakant’s brother. The film doesn’t leave that out either. There’s a scene in which the builder’s lawyer, who isn’t stupid, asks the old painter what exactly he wants back: the pay? The heights? The lead in the paint? He has no answer, and the camera stays on him till he hasn’t one a second time.</p>
<p>But a vinyl face is finished when it arrives. That’s the difference. Nobody has ever called up to it that the left eye is too high. It comes in a tube, and goes up at night, and in the morning it looks over your head at someone richer.</p>
<h2>Forty feet of half a face</h2>
<p>So I understood why Anagha Tambe has set her last fight on a hoarding which is only half done. The men go up and down it with ropes and brushes, there are blows, there is a bucket of vermilion which I will not spoil. And below, the entire chawl stands in the road with its head back. In any other picture they would be screaming. Here they do what my street did. They direct. “Left! Left! Behind the ear!”</p>
<p>Veerendra Sakpal, in the rope chair, can’t see what he is standing on. He is too near. He has to trust that there’s a face there, and that the people who tell him about it wish him well.</p>
<p>I rang my mother when I came out. She is eighty, and in the same house; outside the window there’s a bank. I asked whether she remembered the nostrils. “Remember?” she said. “I used to dry the papads by them. The white gave such good heat.”</p>`,
    picture: 'dance-news-1',
    tags: ['essay', 'hoardings', 'long read', 'memory'],
    hashtags: ['#DadarKaRaja', '#PaintedHoardings'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 301,
    updatedHoursAgo: 280,
    views: 73500,
    filmSlugs: ['dadar-ka-raja'],
    metaTitle: 'Growing up under painted film hoardings: an essay',
    metaDescription:
      '‘Dadar Ka Raja’ sends Vaishali Kadam back to the painted faces over her street, and the town that told the painter what to fix.',
  },
  {
    slug: 'to-the-gentleman-with-the-torch',
    title: 'To the gentleman with the torch in seat J14',
    summary:
      'You dropped something during the saddest scene in ‘Phir Milenge, Farida’. An open note from the row in front, with thanks.',
    content: `
<p>Sir, I don’t know what it was. You looked for it for three minutes and forty seconds, with the light of your telephone, on the floor, under the seats, between my shoes, while on the screen two people who had not danced for thirty years decided whether to hold hands.</p>
<p>I composed this note in my head as a severe one.</p>
<p>Then your beam slid over the seat backs and lit, for a moment, the lady next to me. She was perhaps seventy. Her right hand was on the armrest, her fingers were going <em>one-two-three, one-two-three</em>, and on her face was something that I’d have paid for a whole ticket to see. I would have missed it in the dark. So would the man beside her, who I think was her husband, and who looked, and after a while put his own hand on top to feel what she was counting.</p>
<p>Please keep your telephone in your pocket in future. But I hope you found it.</p>`,
    picture: 'clapper-news-1',
    tags: ['column', 'audiences', 'manners'],
    hashtags: ['#SeatJ14', '#PhirMilengeFarida'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 463,
    views: 97200,
    filmSlugs: ['phir-milenge-farida'],
  },
  {
    slug: 'manjiri-phatak-comedy-is-a-queue',
    title: 'Manjiri Phatak: “Comedy is a queue in which somebody is missing”',
    summary:
      'Forty-eight windows, thirty-three speaking parts and a kettle: the director of ‘Kholi No. 9’ on why she rehearses with a stopwatch and never laughs on set.',
    content: `
<p>Manjiri Phatak wears a stopwatch round her neck where others wear a mangalsutra. She clicks it when I sit down, and does not say why.</p>
<p><strong>How long is a funny pause?</strong></p>
<p>Aslam can hold two seconds. Sulbha tai can hold four, but she knows it, so I give her three and she’s cross, and that is funnier. Omkar has no pause at all; he is a motorcycle. You put him next to a wall and wait.</p>
<p><strong>Why do you never laugh at rehearsals?</strong></p>
<p>They would begin to do it for me. Then, in the hall, eight hundred people are left out of a private joke. I go home and laugh in the bathroom. My husband times it.</p>
<p><strong>In ‘Kholi No. 9’ there’s a shot in which all forty-eight windows are open at the same time.</strong></p>
<p>That was a Tuesday and I aged visibly. Each window had a task: drying chillies, a quarrel, a boy with algebra. I went from door to door with a list and told everybody, only to their face, what they wanted from the tap in the courtyard. Nobody knew about the others. When the water came, at the whistle, it was not acting any more. Window 31 was my aunt, she had truly come to wash a vessel.</p>
<p><strong>Your definition of comedy, please. Everyone asks, I know.</strong></p>
<p>It’s a queue in which somebody is missing and the others keep the place. As long as they keep it, you can do what you like. In <a href="/teesri-ghanti">‘Teesri Ghanti’</a> it’s the prompter’s chair. In <a href="/kholi-no-9">‘Kholi No. 9’</a> it is the room. When the place is filled, the comedy is over and you have about four minutes to get people out before it becomes true.</p>
<p><strong>The new film lost to some large neighbours. It’s at ₹21.5 crore.</strong></p>
<p>On nine of budget! Please write that down. Peepal Tree sent a hamper. There was a kettle in it, with a note: “For the next kholi.” I don’t call that losing.</p>
<p><strong>Is there a joke you had to take out?</strong></p>
<p>The best one. A man comes in through the door, sees them all, and goes out again. Just that. In the edit it took twelve seconds, and the audience at the trial laughed for nineteen, and over the following line, which had the whole plot in it. I went home and thought about it, and removed the joke. You can’t keep a guest who doesn’t let others speak.</p>
<p>She looks down and clicks the watch. “Twenty-six minutes and ten seconds,” she says, “and you laughed on the sofa at twelve. Thank you. I’ll tell my husband.”</p>`,
    picture: 'tabla-regional-1',
    tags: ['interview', 'directors', 'comedy'],
    hashtags: ['#ManjiriPhatak', '#KholiNo9', '#TeesriGhanti'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 23.4,
    views: 3980,
    filmSlugs: ['kholi-no-9', 'teesri-ghanti'],
  },
  {
    slug: 'a-verse-on-the-back-of-a-tonga',
    title: 'A verse on the back of a tonga',
    summary:
      'There is a poem in ‘Aakhri Tonga’ that nobody reads aloud. It is painted on the tailboard, and you have to see the film twice to get the last line.',
    content: `
<p>A tonga leaves. That’s how one mostly sees it: from behind, getting smaller, with a lantern swinging below and some words painted on the board between the wheels. In <a href="/aakhri-tonga">‘Aakhri Tonga’</a> Nilofer Kazi films it so throughout the picture. We are forever arriving where Raghav Nautiyal has just been.</p>
<p>I noticed the writing at the second viewing. In the first shots there’s too much dust; then a passenger’s bundle hangs over it. A line can be read at Chowk. Another when he waters the horse. It isn’t in the subtitles. Nobody in the film remarks on it, any more than you would remark on the number plate of your own scooter.</p>
<p>I asked the production for it. The painter of the board, it turns out, is a retired signwriter of Aminabad called Kallan Mian, who was given no text; he was asked to put what he would put. He thought for two days. This is what he put:</p>
<p lang="hi">घोड़े को जल्दी नहीं, सवारी को है; रास्ता तो वहीं है, दुश्वारी को है।</p>
<p lang="hi">उतर के मुड़ के न देखा किसी ने मगर, सलाम उस मोड़ का इस गाड़ी को है।</p>
<p>Roughly, and without the rhyme which makes it light: the horse isn’t in a hurry, the passenger is; the road stays where it was, it’s only trouble that travels. No one who gets down ever turns to look. But the bend in the road salutes this cart.</p>
<p>Look at what he has done with the last line. A proud man would have written that <em>he</em> salutes the bend. A sad man, that no one salutes anybody. Kallan Mian has the street do it, the plain corner, since it has seen the cart every day and is the only one who will miss it.</p>
<p>And the film gives this away for nothing, in the dirt, at a height where only a child or a dog would read it. In the final shot the tonga goes off down the lane. The board is quite clear this time; somebody has wiped it. There’s light on it for about four seconds and then it takes the turning.</p>
<p>In Lucknow, in the hall where I saw it, a few people in the front rows lifted a hand to their forehead as it went. I took it for a local custom. Afterwards I asked one of them. He was embarrassed. “Somebody had to be the bend,” he said.</p>`,
    picture: 'hero-tonga-voices',
    tags: ['essay', 'poetry', 'lucknow'],
    hashtags: ['#AakhriTonga', '#TailboardPoetry'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 921,
    views: 31400,
    filmSlugs: ['aakhri-tonga'],
  },
  {
    slug: 'thirty-one-years-with-a-torch',
    title: 'Thirty-one years with a torch: the first lady usher of Regal Palace',
    summary:
      'Kusum Pagare has shown two million people to their seats in Nashik. She knows who changes rows, who cries at songs, and where the lost earrings go.',
    content: `
<p><strong>You were the first woman in the job here. How did that come about?</strong></p>
<p>My brother had it and he overslept. I went to say that he was ill. They gave me the torch for one show, so as not to leave the ladies’ side dark. He never got it back. He’s in insurance, he is happy.</p>
<p><strong>What is the art of it?</strong></p>
<p>You shine at the feet, never at the face. You walk at the speed of the oldest person. You do not say “excuse me” to those who are sitting, you say “just see this scene, then let them pass”. And you must never look at the film while somebody’s walking. I fell in the year of the snake picture. Everybody had jumped, and I too.</p>
${widePicture('wide', 'beam-news-1', 'The noon show, from the door. The step-lights were not yet in.')}
<p><strong>Have you seen any film whole?</strong></p>
<p>In pieces, all of them. I know the beginning from the six o’clock, the middle from the noon, the end from when I open the doors. I put them together at home. Sometimes I have it wrong. I believed for years that one hero was his own brother.</p>
<p><strong>What do people lose?</strong></p>
<p>One earring; it’s always one. Spectacles in sad films. In horror, slippers. I have a box with forty-three single earrings from <a href="/barsaat-express">‘Barsaat Express’</a> alone, because of all the clutching. They do come back for them, some after years. A lady came last Diwali for one from before her marriage. I had it. She asked what she owed. I told her, sit, the show’s starting.</p>
<p><strong>Now there are lights in the steps and numbers on the telephone.</strong></p>
<p>Yes, and they sit in the wrong row all the same, and the step-light cannot tell two families who both have F9 that there’s a very good G9. That is diplomacy. They don’t teach it to steps.</p>
<p><strong>Which show do you like best?</strong></p>
<p>Wednesday noon. Few people, and each has a reason. There’s a retired bus driver who comes for the sound. Two sisters who don’t talk, they sit with a seat between and put their bags in it. One day last month, in <a href="/phir-milenge-farida">the film with the dancing teachers</a>, the bags were on the floor. I didn’t shine there.</p>
<p><strong>Will you retire?</strong></p>
<p>In March. They want to give me a torch, in gold colour. I’ve told them, see that it works.</p>`,
    picture: 'mic-celebrities-1',
    tags: ['interview', 'theatres', 'nashik'],
    hashtags: ['#RegalPalace', '#TheUsher'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 171,
    views: 22300,
    filmSlugs: ['barsaat-express', 'phir-milenge-farida'],
  },
  {
    slug: 'what-we-did-for-eleven-minutes',
    title: 'What we did for eleven minutes',
    summary:
      'The last reel of ‘Riyaaz’ has no cut. A critic stopped watching the sitar and watched the hall instead, with a pencil and the second hand of her watch.',
    content: `
<p><em>Minute one.</em> It’s the noon show of <a href="/riyaaz">‘Riyaaz’</a> on a weekday; sixty-two of us. Nasreen Bano tunes. We don’t know yet that there will be no cut, so we go on behaving like people at the cinema. Somebody finishes a biscuit, with care.</p>
<p><em>Minute two.</em> She begins. A man in E looks at his telephone and it lights up his chin.</p>
<p><em>Minute three.</em> This is usually the place where we would be shown the Ustad’s face, to learn what to feel. We’re not shown it. There’s a small stir, as in a bus that has passed its stop.</p>
<p><em>Minute four.</em> The chin goes out.</p>
<p><em>Minute five.</em> I notice that the air conditioning is in D, or a little under. Others have noticed as well, because a woman turns and looks up at the vent, accusingly.</p>
<p><em>Minute six.</em> Nobody has coughed for a minute. I am aware of a cough of my own, a long way down, waiting for the light.</p>
<p><em>Minute seven.</em> The string slips. Sixty-two people stop breathing; I can tell, as I’d been hearing it without knowing. She does nothing. She waits. It is extraordinarily difficult to watch someone wait without helping. In front of me an elderly gentleman’s hand has come up from the armrest, palm downwards, and hangs there, as if to steady a child on a wall.</p>
<p><em>Minute eight.</em> She goes on. The hand goes down. It’s trembling a bit.</p>
<p><em>Minute nine.</em> I forgot to write anything for minute nine.</p>
<p><em>Minute ten.</em> Fast now, and faster. Ela Bhattacharya’s camera has been coming closer all this while at the pace of the minute hand, and only now do we see that the frame holds nothing except four fingers and a wire. Two students by the wall lean on each other’s shoulders like tired passengers.</p>
<p><em>Minute eleven.</em> She stops. The sound doesn’t, for a while. When it has gone there is a thing that I can only describe by its parts: sixty-two people who’ve been one, dividing up again, politely, each taking his own coat.</p>
<p>Then, from all over the hall, the coughs. All the coughs we had been keeping for her. It was the warmest applause that I have ever heard.</p>`,
    picture: 'marquee-trade-1',
    tags: ['essay', 'audiences', 'music'],
    hashtags: ['#Riyaaz', '#ElevenMinutes'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 588,
    views: 16900,
    filmSlugs: ['riyaaz'],
  },
  {
    slug: 'stay-for-the-names',
    title: 'Stay for the names',
    summary:
      'Four minutes of small white letters, and everybody is on the stairs. A column in favour of sitting still, with five jobs you did not know existed.',
    content: `
<p>The lights go up too soon in most halls, so you must hold on to your seat as if the film might still leave without you. It’s worth it. Here are five lines I have collected from the end credits of this season, each of them true to the letter:</p>
<ul>
<li><strong>Pigeon continuity:</strong> Nafisa Attar (<a href="/kaagaz-ki-patang">‘Kaagaz Ki Patang’</a>). The same fourteen pigeons had to cross the same roof, from left to right, for five weeks. One had to be dismissed.</li>
<li><strong>Water, cold</strong> and, lower down, <strong>Water, warm:</strong> two different gentlemen (<a href="/barsaat-express">‘Barsaat Express’</a>). I am told they’re not on good terms.</li>
<li><strong>Letter written by:</strong> name withheld at the request of the addressee (<a href="/ladakh-mail">‘Ladakh Mail’</a>).</li>
<li><strong>Algebra:</strong> Master Chinmay, window 17 (<a href="/kholi-no-9">‘Kholi No. 9’</a>). He got them right, I checked.</li>
<li><strong>The seventeen minutes:</strong> Nageswara (<a href="/godavari-gadiyaaram">‘Godavari Gadiyaaram’</a>).</li>
</ul>
<p>Last Sunday only three of us stayed: I, a boy asleep, and a man in a good shirt who was leaning forward. About two thirds of the way down he said “There!” to nobody and half got up. It was gone in a second. He’d been, he told me on the stairs, third assistant to the carpenter. He has seen the film five times, and he’s never yet managed to show it to anyone, because they had all gone for the lift.</p>
<p>I went back with him to the nine o’clock. We arrived for the last four minutes, and I saw it. It’s spelt right.</p>`,
    picture: 'headphones-music-1',
    tags: ['column', 'credits', 'craft'],
    hashtags: ['#StayForTheNames', '#EndCredits'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 88,
    views: 14350,
    filmSlugs: ['kaagaz-ki-patang', 'barsaat-express', 'ladakh-mail', 'kholi-no-9', 'godavari-gadiyaaram'],
  },
  {
    slug: 'nilofer-kazi-se-baatcheet',
    title: 'नीलोफ़र काज़ी: “मैं प्रेम कहानी नहीं, इंतज़ार की कहानी बनाती हूँ”',
    summary:
      '‘चाँद का टिकट’ और ‘आख़िरी ताँगा’ की निर्देशक से बातचीत: लखनऊ की दोपहरें, स्टेशन की आवाज़ें, और वह कोहरा जो अगली फ़िल्म में किसी के कहने पर नहीं आता।',
    content: `
<p>नीलोफ़र काज़ी के घर की बैठक में तीन घड़ियाँ हैं और तीनों अलग समय बताती हैं। पूछने पर कहती हैं, “एक अब्बा की है, एक शौहर की, और बीच वाली सही है। मेहमान को हम अब्बा वाली दिखाते हैं, उसमें अभी देर नहीं हुई होती।”</p>
<p><strong>‘चाँद का टिकट’ में नायक का चेहरा पहले एक घंटे दिखता ही नहीं। निर्माता माने कैसे?</strong></p>
<p>नहीं माने थे। मैंने उन्हें दादर स्टेशन पर आँखें बंद करके खड़ा कर दिया और कहा, पाँच मिनट सुनिए। तीसरे मिनट पर उन्होंने कहा कि यह जो आवाज़ है, यह आदमी शायद अकेला रहता है। मैंने कहा, लीजिए, आपने ख़ुद फ़िल्म बना ली।</p>
<p><strong>आपकी फ़िल्मों में लोग बहुत इंतज़ार करते हैं।</strong></p>
<p>क्योंकि वहीं आदमी सच बोलता है। मिलने पर तो सब अच्छे कपड़े पहन लेते हैं। इंतज़ार में वह नाख़ून चबाता है, जेब के सिक्के गिनता है, हिसाब लगाता है कि क्या कहेगा, और उसमें से आधा नहीं कहता। मैं प्रेम कहानी नहीं, इंतज़ार की कहानी बनाती हूँ। प्रेम उसमें अपने आप आ जाता है, जैसे चाय के साथ बिस्कुट।</p>
<p><strong><a href="/aakhri-tonga">‘आख़िरी ताँगा’</a> की कमाई ₹5.3 करोड़ है, और <a href="/chaand-ka-ticket">‘चाँद का टिकट’</a> उससे अठारह गुना आगे। दोनों में प्यारी कौन?</strong></p>
<p>माँ से यह नहीं पूछते। पर एक बात बताऊँ? बड़ी फ़िल्म के लिए लोग मुझे बधाई देते हैं। छोटी फ़िल्म के लिए लोग मुझे अपने दादा का नाम बताते हैं।</p>
<p><strong>अगली फ़िल्म ‘केसर और कोहरा’ जासूसी है। आप और जासूसी?</strong></p>
<p>जासूस से ज़्यादा इंतज़ार कौन करता है? इस बार मुश्किल यह है कि कोहरे का भी करना पड़ता है। सुबह चार बजे पूरी यूनिट खेत के किनारे बैठी रहती है। कोहरा आता है तो कैमरे के पीछे आता है। जिगमेत ने एक दिन उसे बाक़ायदा आवाज़ देकर बुलाया। मेहर ने कहा, तमीज़ से बुलाओ, कश्मीरी में।</p>
<p><strong>आया?</strong></p>
<p>थोड़ा-सा। घुटनों तक। हमने घुटनों का दृश्य ले लिया।</p>
<p><strong>दर्शक से आपको क्या चाहिए?</strong></p>
<p>बस इतना कि निकलते समय एकदम से फ़ोन न देखे। दस क़दम चल ले। उन दस क़दमों के लिए ही तो सवा दो घंटे की मेहनत है।</p>`,
    picture: 'hoarding-voices-1',
    tags: ['बातचीत', 'निर्देशक', 'लखनऊ'],
    hashtags: ['#NiloferKazi', '#ChaandKaTicket', '#AakhriTonga'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 19.2,
    views: 7630,
    filmSlugs: ['chaand-ka-ticket', 'aakhri-tonga', 'kesar-aur-kohra'],
  },
  {
    slug: 'dadi-aur-prabhat-ka-pehla-show',
    title: 'दादी, प्रभात और पहला शो: वह टिकट जो अब भी रामायण में रखा है',
    summary:
      'लखनऊ के प्रभात थिएटर में दादी ने ज़िंदगी में बारह फ़िल्में देखीं और तेरहवीं के लिए मेरा हाथ पकड़कर गईं। एक छोटी-सी याद, आधे फटे टिकट के बहाने।',
    content: `
<p>दादी के हिसाब से सिनेमा देखने की तीन शर्तें थीं: पेट भरा हो, घर में दूध उबल चुका हो, और साथ में कोई ऐसा हो जो रास्ते में कहानी न सुनाए। तीनों एक साथ कम ही पूरी होती थीं, इसलिए साठ साल में उन्होंने कुल बारह फ़िल्में देखीं। बारहों के टिकट, आधे फटे, रामायण में अलग-अलग कांडों के बीच रखे थे। मार-धाड़ वाली लंकाकांड में।</p>
<p>तेरहवीं की बारी पिछले जाड़े में आई। प्रभात थिएटर की सीढ़ियाँ छब्बीस हैं। दादी हर चौथी पर रुकतीं और ऐसे इधर-उधर देखतीं जैसे पोस्टर देखने को ही रुकी हों। ऊपर पहुँचकर बोलीं, “सीढ़ियाँ बढ़ा दी हैं इन लोगों ने।”</p>
<p>अंदर अँधेरा होते ही उन्होंने चप्पल उतार दी। मैंने टोका तो कहा, “इतने लोग बैठे हैं, अदब नहीं है क्या?” परदे पर बारिश हुई तो उन्होंने पल्लू सिर पर कर लिया। खलनायक आया तो पहचान गईं: “यही है। इसकी चप्पल महँगी है।” इंटरवल में सारा हॉल बाहर भागा; वे वहीं बैठी रहीं कि कहीं कोई सीट न ले ले।</p>
<p>आख़िर में नायिका स्टेशन पर अकेली रह जाती है। मैंने कनखियों से देखा, दादी रो नहीं रही थीं। वे उसे समझा रही थीं, बिल्कुल धीमे, जैसे बग़ल वाले घर की बहू को समझाते हैं: “कोई बात नहीं। अगली गाड़ी है न।”</p>
<p>बत्ती जली। लोग उठ गए। दादी ने इंतज़ार किया कि सारे नाम निकल जाएँ, हालाँकि अंग्रेज़ी वे पढ़ नहीं सकती थीं। “इतने लोगों ने काम किया है,” उन्होंने कहा, “उठकर चल देंगे तो बुरा मानेंगे।”</p>
<p>घर पहुँचकर टिकट माँगा। मैंने कहा, दादी, अब टिकट फ़ोन में होता है। वे चुप हो गईं। अगले दिन मैं प्रभात गई और खिड़की पर बैठे बाबू को सारी बात बताई। उन्होंने दराज़ में से एक पुरानी गड्डी निकाली, पीले काग़ज़ की, तारीख़ वाली जगह ख़ाली। एक टिकट काटा, आधा फाड़ा, और आधा मुझे दिया। पैसे नहीं लिए।</p>
<p>वह सुंदरकांड में रखा है। दादी ने ख़ुद रखा था।</p>`,
    picture: 'doors-news-1',
    tags: ['संस्मरण', 'लखनऊ', 'सिनेमाघर'],
    hashtags: ['#PrabhatTheatre', '#DadiKaTicket'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 1120,
    views: 126400,
  },
  {
    slug: 'kabir-anand-rao-between-two-tents',
    title: 'Kabir Anand Rao, between two tents (notes for an interview)',
    summary:
      'Draft: the actor on touring cinemas, his cricket brothers and the voice nobody saw. Second half still to be transcribed; he talks quickly and the generator was on.',
    content: `
<p><strong>You have been a batsman, a loudspeaker and now the owner of a travelling cinema, all within nine weeks of Fridays.</strong></p>
<p>And in none of them do I own a shirt that fits. It’s a look. For <a href="/tota-maina-talkies">‘Tota Maina Talkies’</a> Tushar bhai bought my costumes off a man at a fair in Beed, while he was wearing them.</p>
<p><strong>It opened on Friday to ₹4.8 crore. Do you look at the figures?</strong></p>
<p>My father looks at them. He sends me only the weather.</p>
<p><strong>How did you and Nasreen Bano find the rivalry?</strong></p>
<p>She beat me at carrom for forty days, so it was there when we needed it.</p>
<p>[Transcribe from 14.20: the story of the goat and the harmonium. Check with Sapta whether the second tent really blew away or only nearly. Ask for a photograph of the rope.]</p>`,
    picture: 'talkies-streaming-1',
    tags: ['interview', 'actors'],
    hashtags: ['#KabirAnandRao', '#TotaMainaTalkies'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 8.4,
    views: 320,
    isDraft: true,
    filmSlugs: ['tota-maina-talkies', 'mohalla-premier-league', 'chaand-ka-ticket'],
  },
  {
    slug: 'the-price-of-a-tub',
    title: 'The price of a tub: what popcorn pays for',
    summary:
      'Draft column: one hall manager, one receipt, and an honest division of ₹180 worth of air. Figures to be confirmed with two more theatres before this runs.',
    content: `
<p>I asked a manager what is inside a ₹180 tub, and he turned it over on the table and counted. Maize, nine rupees. Butter, “or a relative of it”, four. The tub itself, fourteen; it is the most expensive thing in it. The boy who scoops, six.</p>
<p>“Then there’s the roof,” he said.</p>
<p>The roof, the carpet, the second lamp that must be bought before the first one dies, the Monday mornings on which nine people come and the air has to be cooled for six hundred. Half of the ticket goes to the film. The tub stays with the house. If you wish to know who keeps your single screen open, it’s the man behind you, crunching.</p>
<p>[Get the same receipt from Nashik and Nagpur. Does anyone still do the paper cone?]</p>`,
    picture: 'face-voices-1',
    tags: ['column', 'food', 'theatres'],
    hashtags: ['#Popcorn', '#SingleScreen'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 41,
    views: 410,
    isDraft: true,
  },
  {
    slug: 'ishita-mohanty-counts-everybody-in',
    title: 'Ishita Mohanty counts everybody in',
    summary:
      'She choreographed half the season and acts in two of its films. On knees, tea glasses, and why the first rule of a dance number is to find out who is shy.',
    content: `
<p>Rehearsal is at seven. By ten to, Ishita Mohanty has swept the hall herself and is sitting on the floor with an ice pack on the left knee, the one that will not bend in <a href="/phir-milenge-farida">‘Phir Milenge, Farida’</a>. It wasn’t written to be stiff. It arrived so.</p>
<p><strong>You told nobody?</strong></p>
<p>I told Kaveri on the second day. She said, “Excellent, then whose fault is it?” and by evening there were three new pages in which we fight over a staircase in Cuttack. Aslam ji thinks to this day that it was always there. He has never once brought up the stairs. He’s a gentleman, also he didn’t read the old draft.</p>
<p><strong>What do you look for when you set a number for a crowd?</strong></p>
<p>The shy ones. In each group there are two or three who hope to be put behind a pillar. I put them in the middle, and give them something for the hands. A tray, a rope. Once the hands are employed, the feet stop being embarrassed. All of the tea glasses in “Raja Aaya” come from there. It was for one boy, Sadashiv, who’d come as a carpenter.</p>
<p><strong>And now half the country does it.</strong></p>
<p>With steel glasses! He did it with real ones, full. I’ve had a letter from a crockery merchant.</p>
<p><strong>You acted in <a href="/rangoli-mills">‘Rangoli Mills’</a> too, where you dance at a loom.</strong></p>
<p>With it. A loom doesn’t follow you. It does its hundred and sixty beats and you may come along. I was humbled. I am used to being the one who says “and”.</p>
<p><strong>Is there a step you’re tired of?</strong></p>
<p>The one where they point at the sky. What’s up there? If somebody tells me what is up there, I’ll allow it.</p>
<p><strong>Do you dance at home?</strong></p>
<p>I cook, and I count while I cook, and my mother, who’s eighty-three, dances to the counting. She is always a little late. It’s the nicest thing to watch. I slow down for her, so that she is on the beat, and then she slows down also.</p>
<p>The dancers come in. She gets up, in two movements instead of one, looks along the line and goes straight to a girl at the far end who’s examining her shoelace. “You,” she says kindly. “Can you hold a tray?”</p>`,
    picture: 'doors-regional-1',
    tags: ['interview', 'dance', 'actors'],
    hashtags: ['#IshitaMohanty', '#PhirMilengeFarida', '#RajaAaya'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 247,
    views: 35500,
    filmSlugs: ['phir-milenge-farida', 'rangoli-mills', 'dadar-ka-raja'],
  },
  {
    slug: 'what-is-a-crore-among-friends',
    title: 'What is a crore among friends?',
    summary:
      'You see the number on every poster. A columnist who failed arithmetic twice works out what one crore of box office looks like, sitting down.',
    content: `
<p>My nephew asked me what a crore is, and I said, “A hundred lakh,” and he said, “No, but what <em>is</em> it?” He’s eight and will go far.</p>
<p>So I did what I should have done years ago, and translated it into chairs. Suppose that a ticket leaves about ₹160 nett, once the tax has been taken off. (It’s more at the multiplex on Saturday and less in Nagpur on a Tuesday; never mind.) Then one crore is some 62,500 people. If they sat down in Liberty Talkies, which has 900 seats, it would take sixty-nine full houses.</p>
<p>With that in your pocket, the chart changes.</p>
<ul>
<li><a href="/aakhri-tonga">‘Aakhri Tonga’</a>, ₹5.3 crore: about 3.3 lakh people. We call it tiny. It’s more than live in many a district town, and they all went and sat behind one horse.</li>
<li><a href="/riyaaz">‘Riyaaz’</a>, ₹19.9 crore: twelve lakh, give or take, who listened to a sitar for eleven minutes.</li>
<li><a href="/dadar-ka-raja">‘Dadar Ka Raja’</a>, on its first day, ₹18.4 crore: eleven and a half lakh, on one Friday. Somebody had to tear all those tickets.</li>
<li><a href="/bijli-ghar">‘Bijli Ghar’</a>, ₹312.4 crore: very nearly two crore of people. Here the crores finally meet, and shake hands.</li>
</ul>
<p>Naturally, some of them are the same people. I alone am four of ‘Bijli Ghar’.</p>
<p>I explained this to my nephew with lentils, one per hundred persons. He arranged them in rows, with an aisle. Then he took one from the end, and put it in row H, by itself, with some space around it.</p>
<p>“That one is you,” he said. “You’re early.”</p>`,
    picture: 'television-voices-1',
    tags: ['column', 'box office', 'numbers'],
    hashtags: ['#WhatIsACrore', '#BoxOffice'],
    byline: 'Vaishali Kadam',
    language: 'en',
    hoursAgo: 2.2,
    views: 1350,
    filmSlugs: ['aakhri-tonga', 'riyaaz', 'dadar-ka-raja', 'bijli-ghar'],
  },
];
