import type { DemoArticle } from '../article.ts';

export const reviews: DemoArticle[] = [
  {
    slug: 'naqaab-nagar-review-a-masked-ball-that-takes-its-own-mask-off',
    title: '‘Naqaab Nagar’ review: a masked ball that takes its own mask off',
    summary:
      'Ten exits, one villain, three hundred guests and a heroine who takes shorthand. Pratyush Sen’s thriller gives away its secret with half an hour to go, and gets better.',
    content: `<p>About half an hour before the end of <a href="/naqaab-nagar">‘Naqaab Nagar’</a>, Pratyush Sen tells you who did it. He does it quite casually, in a wide shot, with the orchestra playing. Around me in the hall there was a small silence, such as you get when a conjuror puts the rabbit on the table and goes on talking. Then you understand that he is still talking because this wasn’t the trick.</p>
<p>Until then it has been a very good puzzle. A shipping heiress is to give a ball in a house with ten doors. One of her guests means to kill her, the police know it, and the only officer who can pass for an invited lady is not an officer at all: Zarin, a stenographer, sent in with someone else’s invitation, a pencil down her glove, and the order to write down everything she hears. Meher Daruwala plays her, and for most of the film you don’t see her face.</p>
<h2>The rules of the house</h2>
<p>The guests must change their masks each time the band changes key. It’s a splendid idea and Sen is strict with it. People you have just learned to recognise become somebody else; a heron you were worried about is now a clock. To keep us from drowning he gives us two fixed things. There’s Faisal Qadri’s master of ceremonies, bare-faced, in a waistcoat the colour of liver, who announces everyone by name and is lying about a third of the time. And there is Zarin’s notebook, which we read over her shoulder.</p>
<p>It’s in shorthand. Nobody translates it. By the second reel I could have sworn that I knew the sign for <em>knife</em>.</p>
<p>Sen built the house as a single set, and you feel it: when someone leaves by the kitchen and comes in at the conservatory, you know how long it should have taken, and that they’ve been too quick. The ten exits aren’t a boast from the poster. I drew a plan on the back of my ticket in the interval, as did the man beside me, and we compared. He had found a door that I’d missed. It mattered.</p>
<h2>What a neck can do</h2>
<p>It would have been easy for a star to resent all that papier-mâché. Daruwala uses it as a diver uses the water. Her Zarin’s a woman whom nobody has ever looked at, who takes down other people’s words for a living, and what the mask gives her is the chance to be looked at as someone. You see it in the shoulders first. By the third waltz she’s enjoying herself, and she knows that she’s enjoying herself, and that she has stopped taking notes.</p>
<p>The scene on the service stairs is the best in the film. She’s in a leather cat, she has her back against the wall, and somebody two steps down is telling her a story about a dog. Not a muscle of the cat moves, naturally. But in the middle of a sentence you know that <em>she knows</em>, and that the teller doesn’t yet, and that it’s a narrow stair. I have gone over it since and all I can find is one tendon.</p>
<h2>The half-hour after</h2>
<p>So we’re told who. Why go on? Because Zarin could leave. The villain’s face is bare, the proof is in her glove, and the door to the garden, number six, is open. What she has to decide is whether she wants to walk out of it as the stenographer. The last thirty minutes are a thriller about that, with a killer in it, and I was a good deal more frightened than I’d been by the poison.</p>
<p>Not all of it holds. The heiress never becomes more than a necklace. A sub-plot about a forged invitation is explained three times, the third time to a cook who had clearly worked it out. “Neend Nahi”, which is lovely by itself, arrives where no one in that house would have sat still for a song; it’s staged as a dream, which is what people do with a number they can’t find a chair for.</p>
<h2>Verdict</h2>
<p>Go with someone who likes to be right. Let them whisper the name to you before the interval; they may have got it. Then watch their face, if you can see it, when the film says <em>yes, and?</em> It’s the cleverest Hindi thriller in some time, and what’s rarer, it has something on its mind behind the cleverness: that we’d all, perhaps, be braver as a heron. Four stars. Sit near an exit, and count.</p>`,
    picture: 'mask-reviews-1',
    tags: ['thriller', 'naqaab nagar', 'meher daruwala', 'pratyush sen'],
    hashtags: ['#NaqaabNagar', '#Review', '#MeherDaruwala'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 722,
    views: 86900,
    isFeatured: true,
    rating: 4,
    review: {
      verdict: 'The cleverest Hindi thriller in some time, with something on its mind behind the cleverness.',
      for: [
        'Meher Daruwala, acting through papier-mâché',
        'A house whose ten doors you can count',
        'It gets better once you know who did it',
      ],
      against: ['The heiress never becomes more than a necklace', 'A forged invitation, explained three times'],
      isBeforeRelease: true,
    },
    filmSlugs: ['naqaab-nagar'],
    metaTitle: '‘Naqaab Nagar’ review: four stars, ten exits, one tendon',
    metaDescription:
      'Pratyush Sen’s masked-ball thriller reveals its villain with half an hour left and gets better. Shirin Batliwala on Meher Daruwala’s neck and ten real doors.',
  },
  {
    slug: 'chashmadeed-review-the-witness-nobody-wanted',
    title: '‘Chashmadeed’ review: the witness nobody wanted',
    summary:
      'Farhan Lokhande is superb as a man who saw something from a bus. The courtroom around him keeps shouting, in case we had not noticed that it is a thriller.',
    content: `<p>His name is Dilip, he counts tablets for a living, and at 7.52 on a wet evening, from the upper deck of a bus, he saw a man in a yellow raincoat go into a building with a suitcase and come out without it. That’s all. He’d be grateful not to have.</p>
<p>The first forty minutes of <a href="/chashmadeed">‘Chashmadeed’</a> are as good as anything that Pratyush Sen has done. Everyone in turn wants Dilip to have seen a little more or a little less. The police would like a face. The defence would like it to have been foggier. His mother wants it to have been somebody else’s bus. Farhan Lokhande plays it as a kind of allergy: he doesn’t fidget, he comes up in a quiet that gets worse every time he’s asked. When at last he’s in the box and the judge tells him to say in his own words what he saw, he looks for them, honestly, as you’d look for your keys.</p>
<h2>Objection</h2>
<p>Then the shouting starts. I don’t know who decided that a courtroom has to be loud. Meher Daruwala, for the prosecution, is a subtle performer who’s been made to bang on things; she bangs a rail, a book, and in one case a junior. Each time she goes up, the music goes up too, and the camera does a half circle as though it had dropped something. It’s as if the film had been told that witnesses are dull, and had believed it, with the best one in years sitting in the middle of the frame.</p>
<p>There’s a jug of water by the box. Lokhande does more with that than the script does with two confessions and a fire.</p>
<h2>The second bus</h2>
<p>Near the end Sen remembers what he has. The court goes, all of it, robes and typists, to ride the upper deck at 7.52, in the rain, to see what can be seen. No one talks. The bus gets to the place, and in eleven seconds it’s past. That’s what the whole case has been about: eleven seconds of someone else’s window. I’d have given the verdict there and then to have had the entire film be like it.</p>
<p>The actual verdict comes after a twist that I won’t reveal, since I have not fully understood it.</p>
<p>Three stars, and most of them ride on the top deck with Dilip. See it for Lokhande, take something to read during the objections, and the next time that you’re on a bus at dusk, look out. Then possibly look away.</p>`,
    picture: 'eye-reviews-1',
    tags: ['thriller', 'courtroom', 'chashmadeed', 'farhan lokhande'],
    hashtags: ['#Chashmadeed', '#Review'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 1064,
    views: 38740,
    rating: 3,
    review: {
      verdict: 'Three stars, and most of them ride on the top deck with Farhan Lokhande.',
      for: ['Lokhande’s quiet, which gets worse each time he is asked', 'The court’s ride on the 7.52'],
      against: ['A courtroom that shouts', 'A twist in want of an explanation'],
    },
    filmSlugs: ['chashmadeed'],
  },
  {
    slug: 'dadar-ka-raja-review-an-old-man-a-tin-and-the-right-blue',
    title: '‘Dadar Ka Raja’ review: an old man, a tin and the right blue',
    summary:
      'Veerendra Sakpal defends a chawl with a four-inch brush in the most carefully made action film of the season. It is at its best when it is letting something dry.',
    content: `<p>Some action films are about winning. <a href="/dadar-ka-raja">‘Dadar Ka Raja’</a> is about putting the lid back on. In its very first scene a retired hoarding painter, Raja Bandivadekar, goes round his room before he sleeps and checks every tin with his thumb, and the way that Veerendra Sakpal does this, without fuss, as one locks up a shop, tells you everything that’s going to be taken from him.</p>
<p>What’s going to be taken is Ganga Niwas, a mill chawl of a hundred and ten rooms. A builder has papers for it. He also has, for use when the papers are slow, some thirty men. Against these there’s a residents’ committee that can’t agree on the colour of the water tank, and on the top floor, behind a door that sticks, Raja.</p>
<h2>The first hour</h2>
<p>Anagha Tambe made <a href="/bijli-ghar">‘Bijli Ghar’</a>, which was all engine. Here she does something that I would not have predicted, and waits. For an hour we climb up and down the stairs. We learn who’s feuding over a tap. We learn that the boy in 42 draws on the walls, that Raja pretends not to see, and that he comes out at night and corrects the perspective. He mixes a blue. It takes a minute and a half, and in the hall I was in, a first show, full, not one person’s phone lit up.</p>
<p>It’s a gamble, and it pays at the interval, since by that time you know where everything is kept. When the fight comes to the paint godown you’re not watching a star being struck with planks; you’re worrying about the <em>shelf</em>. I won’t describe it. A colleague has done so, <a href="/article/dadar-ka-rajas-interval-fight-shot-by-shot">all sixty-one shots of it</a>. I’ll only say that it’s the one fight I can remember in which the hero stops to move a brush.</p>
<h2>Sakpal</h2>
<p>He’s been a big presence for so long that you forget that he can be a small one. His Raja’s a bit deaf, and vain about it. He is curt with people whom he likes. He has a bad knee and he’s hiding it from the chawl, so that each time he goes upstairs there’s a little pause on the landing, with a remark about the pigeons, to cover it. By the third pause the neighbours are making the remark for him. Nothing’s said.</p>
<blockquote><p>“You want to know how big it was?” he asks the boy, about his best hoarding. “It was so big that I never saw it. I only saw where I was.”</p></blockquote>
<p>I could have done with more of that and less of the second half’s middle, in which the builder becomes a Villain. He acquires an aquarium. There’s a kidnapping, as I feel there often is, and a chase through a vegetable market of a kind that must by now have used up all the cauliflowers in the state. “Raja Aaya” is a good tune; by its fourth return he’d surely come. You can sense a film that was quite sure of its hundred and ten rooms being told that it should get out more.</p>
<h2>What’s drying</h2>
<p>It gets home, though. The last twenty minutes go back to Ganga Niwas and to paint, and I’m not going to tell you what’s on the final wall, except that they’ve all had a hand in it and the perspective is terrible. The boy corrects it. The camera stays there till it’s dry, or as near as a Hindi film can, which is about forty seconds. Nobody in the row got up.</p>
<p>Devanshu Trivedi’s score knows when to leave; Cletus Rebello’s photography is so tender with old enamel that I came home and looked at my own front door. Of the things that I keep, it’s the sounds: coin on tin lid. Rope through a pulley. The landing, and then a man’s voice saying, about nothing, “Fat ones, this year.”</p>
<p><strong>In short:</strong> a chase too many, one aquarium too many, and the rest is done by hand. Four stars. Go early in the day if you can, with people who have been up all night; they know what a lid’s for.</p>`,
    picture: 'moustache-celebrities-1',
    tags: ['action', 'dadar ka raja', 'veerendra sakpal', 'anagha tambe'],
    hashtags: ['#DadarKaRaja', '#Review', '#VeerendraSakpal'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 362,
    updatedHoursAgo: 208,
    views: 127350,
    rating: 4,
    review: {
      verdict: 'A chase too many and an aquarium too many; the rest is done by hand.',
      for: [
        'Veerendra Sakpal, small on purpose',
        'A fight in which you worry about the shelf',
        'The sound of a coin on a tin lid',
      ],
      against: ['The builder becomes a Villain', 'One chase through one more vegetable market'],
    },
    filmSlugs: ['dadar-ka-raja', 'bijli-ghar'],
    metaTitle: '‘Dadar Ka Raja’ review: four stars for the right blue',
  },
  {
    slug: 'chaand-ka-ticket-review-eighty-one-minutes-apart',
    title: '‘Chaand Ka Ticket’ review: eighty-one minutes apart',
    summary:
      'A ticket clerk, a loudspeaker, and rain that will not take direction. Nilofer Kazi has made a romance in which hardly anything is said, mostly about trains.',
    content: `<p>For eighty-one minutes they aren’t in the same shot. I know, because I looked at my watch to see how long I had been holding my friend’s wrist.</p>
<p>Juhi sells tickets at Chandroli, a junction so minor that express trains whistle at it out of politeness. All that she knows of the new announcer is his voice, which comes down from a tin trumpet over platform two and is, regarding delays, truthful. The last man used to say “shortly”. This one says “forty minutes, and I’m afraid it could be fifty”. She gives a passenger the wrong change. <a href="/chaand-ka-ticket">‘Chaand Ka Ticket’</a> is the story of what she does about it, which for a long while is nothing at all.</p>
<h2>The art of the pane</h2>
<p>Nilofer Kazi shoots Revati Salvi through a sheet of glass with a hole in it, and behind the glass there’s a wall, and on the wall a time-table. You’d think that would be a prison. It becomes a face-reading machine. Salvi gets about three degrees of freedom and doesn’t waste one. When she’s listening her head goes over; when she’s pretending not to, it comes back, a bit too straight. There’s an entire quarrel in the film, a real one, with hurt on both sides, in which he announces the 6.10 and she stamps a return.</p>
<p>Kabir Anand Rao, unseen, does the finest work of his life. All his famous quickness has been put in a box and what comes out is attention. Wait for what he does with the word “platform” after the letter.</p>
<p>And there’s the rain. It’s not decoration. It cuts the power, floods the subway, and at one point drowns out the only sentence that matters, so that you have to get it, as she does, off the faces of people standing closer.</p>
<h2>A few grains of sand</h2>
<p>Something has to be the matter, I suppose. Juhi’s brother has a business with a loan, belonging to some other film. And the song “Ticket Kata Le” is so infectious that the platform, for four minutes, is rather too well rehearsed, though I notice I’m humming it as I complain.</p>
<h2>The eighty-second minute</h2>
<p>They meet. I had been dreading it. After so much voice, what could two people possibly say? Kazi’s answer got a laugh in my hall, and then, about a second later, as it sank in how well that woman now knew that man, a sort of sigh from the entire balcony. It’s six words and one of them is “slow”.</p>
<p>If you’ve ever been fond of somebody’s voice on the telephone, go. If you’ve ever been late, go. Four and a half stars, the half withheld on account of the brother. Carry an umbrella and don’t open it.</p>`,
    picture: 'monsoon-streaming-1',
    tags: ['romance', 'chaand ka ticket', 'revati salvi', 'nilofer kazi'],
    hashtags: ['#ChaandKaTicket', '#Review'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 548,
    views: 94120,
    rating: 4.5,
    review: {
      verdict: 'A romance of two voices that makes eighty-one minutes apart feel like company.',
      for: ['Revati Salvi behind a pane of glass', 'Kabir Anand Rao, unseen and attentive', 'Six words at the end'],
      against: ['A brother with a loan from another film'],
    },
    filmSlugs: ['chaand-ka-ticket'],
  },
  {
    slug: 'ladakh-mail-review-two-travellers-and-a-letter-that-stays-shut',
    title: '‘Ladakh Mail’ review: two travellers and a letter that stays shut',
    summary:
      'Jigmet Dorje and Tanvi Sehrawat are wonderful company for 1,900 kilometres. The film would be better still if it trusted them to drive without being chased.',
    content: `<p>A postman has one letter left. A bride has left. They’re in the same van, it’s going uphill, and he would like to point out that passengers are against regulations.</p>
<p>The best of <a href="/ladakh-mail">‘Ladakh Mail’</a> is what happens in that cab. Jigmet Dorje’s Stanzin is a man who has read the rule book and found it beautiful. Tanvi Sehrawat’s Jasleen, in nine kilos of red embroidery, has broken most of her own rules since breakfast and is looking for more. They quarrel over a window. They share an orange by an intricate system of his. Around Keylong, when she has been talking for a day and a half, he says his first whole sentence; the camera, wisely, is on the back of her head.</p>
<h2>North</h2>
<p>Harkirat Gill can shoot a road. He doesn’t give you postcards; he gives you the next bend, and the state of the clutch. The film gets thinner and clearer as it climbs, as the air does, till up by the last pass there’s almost no music left and you can hear the bracelets.</p>
<p>And the letter’s a fine idea. It’s addressed in purple to someone who moved away before we were born, and as they go from door to door asking, one house sends them up to the next. Everyone remembers her differently. An old woman at a blue door doesn’t remember at all, and makes them tea so as to have something to give. It’s the scene of the film, and nothing occurs in it.</p>
<h2>South of that</h2>
<p>Unluckily there’s also the wedding party, in three cars. They’ve a comic uncle, and a drone. Each time the film has got itself into a lovely quiet place the uncle turns up and falls into it. I counted five pursuits; the fourth, with the stapler, is funny, and the rest are a producer’s nerves. At two hours and thirty-seven minutes there was time to lose three of those and still stop for the orange.</p>
<p>A word on the ending, without saying what it is: I’ve heard people complain of it in the foyer. They wanted the envelope opened. I think they’ll find that it’s the one thing in the film they’re still carrying next week.</p>
<p>Three stars for the whole; four for the cab. Take somebody with whom you’d be happy to be stuck behind a lorry.</p>`,
    picture: 'hero-road-reviews',
    tags: ['adventure', 'ladakh mail', 'harkirat gill'],
    hashtags: ['#LadakhMail', '#Review'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 597,
    views: 61880,
    rating: 3,
    review: {
      verdict: 'Three stars for the whole, four for the cab.',
      for: ['Jigmet Dorje and Tanvi Sehrawat over one orange', 'An ending that you take home unopened'],
      against: ['Five pursuits, of which one is funny', 'Two hours and thirty-seven minutes'],
    },
    filmSlugs: ['ladakh-mail'],
  },
  {
    slug: 'riyaaz-review-eleven-minutes-and-the-other-hundred-and-eighteen',
    title: '‘Riyaaz’ review: eleven minutes, and the other hundred and eighteen',
    summary:
      'Everyone will tell you about the long take. Our music critic went for that and stayed for a film that understands what practice is: the same thing, until it isn’t.',
    content: `<p>I went in with a stopwatch and I’m ashamed of it. The unbroken shot in <a href="/riyaaz">‘Riyaaz’</a> does run eleven minutes, give or take a breath. I know it because somewhere in the seventh I looked down to check, and when I looked up again I’d missed something, and nobody would ever give it back.</p>
<p>It’s about a student and her teacher. He’s an Ustad who no longer plays; she is the cleaner’s daughter, with a good ear and a bad temper. Ela Bhattacharya has seen the films in which this ends with a concert and a standing ovation, and she isn’t making one. The question here is whether a person can do a thing every morning at four for no one.</p>
<h2>What it gets right</h2>
<p>I have reviewed music for a long time and I’ve never seen a film get so many of the small things:</p>
<ul>
<li>that the first hour of practice is tuning, and that tuning is practice;</li>
<li>that a teacher’s “hm” has at least nine meanings, and a pupil can live for a week on the fourth;</li>
<li>that the neighbours know the piece better than you do, and will hum the part you keep getting wrong, correctly, on the stairs;</li>
<li>that fingers bleed once, at the start, and it’s not interesting;</li>
<li>that the envy’s real, and lasts, and you can be fond of someone right through it.</li>
</ul>
<p>Nasreen Bano plays. I don’t mean that she’s been coached to look well. Those are her hands and that’s the sound they are making. She’s no virtuoso; she’s exactly what the story needs, a real beginner becoming, over two hours, a real beginner who listens. Raghav Nautiyal’s Ustad is a study in hands that have nothing to do. He folds things. Handkerchiefs, a newspaper, once, dreadfully, a sheet of notation.</p>
<h2>The shot</h2>
<p>It starts behind his shoulder and it takes its time. There’s a blind, and the sun’s coming through it. Devanshu Trivedi has written her a piece (“Sur Se Pehle” grows out of the same four notes) that never resolves; it just gets less afraid. Quite late on a string goes flat. I’ll leave it there. I have been at concerts by very great players where I was less involved in a single note.</p>
<p>What’s wrong? The interval, in the cinema where I saw it, comes nine minutes before that, and the popcorn machine could be heard right through. A well-meaning scene with a record company has wandered in from elsewhere. And I’d quarrel with the last line, which tells us what the blind and the sun have already said.</p>
<p>The stopwatch, when I got home, was still running. Four and a half stars. I have put it in a drawer.</p>`,
    picture: 'sitar-regional-1',
    tags: ['music drama', 'riyaaz', 'nasreen bano', 'ela bhattacharya'],
    hashtags: ['#Riyaaz', '#Review', '#SurSePehle'],
    byline: 'Anirudh Pandit',
    language: 'en',
    hoursAgo: 924,
    views: 43560,
    rating: 4.5,
    review: {
      verdict: 'A film that knows what practice is: the same thing every morning, until it isn’t.',
      for: [
        'Nasreen Bano’s own hands, and their own sound',
        'A string that goes flat after eleven minutes',
        'Nine meanings of a teacher’s “hm”',
      ],
      against: ['A record company that has wandered in from elsewhere', 'A last line that says it all again'],
      isBeforeRelease: true,
    },
    filmSlugs: ['riyaaz'],
  },
  {
    slug: 'phir-milenge-farida-review-the-last-waltz-but-one',
    title: '‘Phir Milenge, Farida’ review: the last waltz but one',
    summary:
      'Two ballroom teachers meet again in a hall that smells of floor polish. Kaveri Iyengar’s drama dances beautifully and talks a little too much between numbers.',
    content: `<p>They used to run the hall together. Then they ran one each, across the same road, for thirty years, and took care to put out their bins on different nights. When <a href="/phir-milenge-farida">‘Phir Milenge, Farida’</a> begins, the road is to be widened and one of the halls will go. It’s hers. He holds the door.</p>
<p>Ishita Mohanty, who makes dances for a living, plays Farida as somebody who has had enough of being looked at and would like for once to be seen to sit. Aslam Shaikh is Cyrus, who’s never in his life come in on the beat and thinks it’s charm. It is, mostly. They’re both around sixty here, and the film’s great good sense is to let their bodies have the conversation. On her first evening in his hall she straightens a chair. He moves it back. That’s thirty years, told in furniture.</p>
<h2>On the floor</h2>
<p>There are five dances. The tango for the licensing inspector is the funniest; the slow foxtrot that they do on the stairs, because the floor’s been let to a yoga class, is the one I’d keep. Iyengar puts the camera at the height of someone who’s been left sitting out. And the sixteen couples of pupils, none of whom has ever been in a film, are a joy: a dentist and his receptionist, two sisters who both lead, a widower with a paper on which he’s drawn his feet.</p>
<h2>Off it</h2>
<p>When the music stops they explain. Why she left, why he didn’t write, who had the gramophone: it’s all said, across a table, under a lamp, by two actors who had let us know already with a chair. You’d cut half of it. And the builder’s nephew, put in so that there will be somebody young, is so very bad at dancing and so good at apologising that I began to look forward to his going home.</p>
<p>Still, in the very last scene the record sticks. They could lift the needle. They go round and round on the same four bars in an empty hall, getting it right, and I’d be there now.</p>
<p>Three and a half stars. See it with the person who steps on your feet.</p>`,
    picture: 'duo-music-1',
    tags: ['drama', 'dance', 'phir milenge farida', 'kaveri iyengar'],
    hashtags: ['#PhirMilengeFarida', '#Review'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 741,
    views: 35490,
    rating: 3.5,
    review: {
      verdict: 'It dances beautifully, and talks a little too much between numbers.',
      for: [
        'Thirty years told in one moved chair',
        'The foxtrot on the stairs',
        'Sixteen couples who have never been in a film',
      ],
      against: ['Whatever the feet had said is said again at a table'],
    },
    filmSlugs: ['phir-milenge-farida'],
  },
  {
    slug: 'kholi-no-9-review-forty-eight-windows-and-one-tap',
    title: '‘Kholi No. 9’ review: forty-eight windows and one tap',
    summary:
      'Manjiri Phatak’s chawl comedy has more good lines than it has time to say them in. It is like visiting relatives: exhausting, and you are fed.',
    content: `<p>The room is empty. That’s the plot. The tenant of number nine has died, aged a hundred and one, with no heirs and a view, and the other forty-seven rooms have until Monday to settle who gets it. <a href="/kholi-no-9">‘Kholi No. 9’</a> opens on Friday at tea-time, and I don’t think that anyone in it sleeps.</p>
<p>Sulbha Gokhale, as Tai, is the chawl’s government. She’s got the key on a string round her neck and she’ll hear applications. They arrive by the stairs, over the rail, and in one case by bucket. A singer wants it to practise in. Everybody wants him to have it, provided that he shuts the window. A couple who’ve been married for six years and have never once been alone would like it for an afternoon. Omkar Jadhav, who’s been sub-letting the landing, has an elaborate scheme that involves a hen.</p>
<p>Phatak does this sort of thing better than anyone. Her jokes have neighbours. Somebody shouts a question on the ground floor and it’s answered, twenty minutes on, from the third. She keeps the camera across the courtyard, so you see all of those windows at once like the drawers of a chemist’s shop, and you learn to watch the one where nothing’s happening.</p>
<p>Number 44 stays shut. I’ve thought about it a good deal.</p>
<p>The trouble’s one of arithmetic. Forty-eight windows in a hundred and thirty-four minutes is two minutes and forty-eight seconds each, and Phatak wants everyone to have their due. By the Sunday I had begun to feel like the man with the water rota. A late turn towards the serious, with a will, is played very fast, as though it might be noticed. “Garam Chai”, on the other hand, is three and a half minutes of a single glass going up through four storeys by hand, and I’d give you most of the season’s item numbers, and their helicopters, for the moment when Gokhale gets it, finds that it’s empty, and says thank you.</p>
<p>Three and a half stars. It isn’t tidy. When it was done, the woman next to me offered me a chikki, which no one’s done in a cinema since I was nine.</p>`,
    picture: 'chawl-reviews-1',
    tags: ['comedy', 'kholi no 9', 'manjiri phatak', 'sulbha gokhale'],
    hashtags: ['#KholiNo9', '#Review'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 903,
    views: 28170,
    rating: 3.5,
    review: {
      verdict: 'Like visiting relatives: exhausting, and you are fed.',
      for: [
        'Sulbha Gokhale, the government of a chawl',
        'Jokes that are answered twenty minutes on',
        'One glass, four storeys, three and a half minutes',
      ],
      against: ['Forty-eight windows are forty too many', 'A serious turn, played very fast'],
    },
    filmSlugs: ['kholi-no-9'],
  },
  {
    slug: 'barsaat-express-review-the-train-stops-and-so-does-the-film',
    title: '‘Barsaat Express’ review: the train stops, and so does the film',
    summary:
      'Nine hundred passengers, one embankment, two good actors and a great deal of water. It has made a lot of money, and we would like the chakli to be given its share.',
    content: `<p>It’s raining on the Barsaat Express. By the end of <a href="/barsaat-express">‘Barsaat Express’</a>, two hours and forty-nine minutes later, it’s still raining, several of the passengers have made speeches, and I’d begun to envy the ones who had got out and swum.</p>
<p>The idea’s simple, and sound. A night train is held on an embankment; the river’s coming up on both sides; help will be there at dawn. A good film might be made of the hours in between. There’s even a sign of one, in coach S5, where Sulbha Gokhale has a box of chakli and thirty strangers around her pretending not to be hungry. She counts them. She counts the chakli. She begins to break them in half, and as she passes down the coach people who’ve been fighting over a charging point start, without a word, to break theirs. Four minutes. It’s a whole film, with a beginning and an end.</p>
<p>Unfortunately Veerendra Sakpal is on the roof.</p>
<p>He’s up there because he was once an engine driver, and there was a Mistake. Harkirat Gill sends him the length of the train, above, while everybody else is sensibly below, to uncouple something. It takes him an hour of screen time and he’s struck by a branch, a wire, a second branch and a cow. The effects are big and grey. You can’t see where the water begins, or how high it was, or whether it’s higher; and a flood, like a joke, depends on knowing where the line is.</p>
<p>He carries Gokhale to safety. She looks at him, wet through, after all that, and asks if he has eaten. The house fell about. I think it was relief that somebody had asked a question.</p>
<p>“Bheegi Local” is a terrific song, built on actual wheels, and it comes over the closing titles when the train’s at last allowed to move. I stayed for it. It seemed to be the first thing all evening that was going anywhere.</p>
<p>Two stars: one for S5, one for the wheels. People are going in great numbers, and I hope that they’ve brought a snack.</p>`,
    picture: 'train-reviews-1',
    tags: ['disaster', 'barsaat express', 'harkirat gill', 'monsoon'],
    hashtags: ['#BarsaatExpress', '#Review'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 1198,
    views: 79030,
    rating: 2,
    review: {
      verdict: 'Two stars: one for coach S5, one for the wheels under a song.',
      for: ['Sulbha Gokhale and a box of chakli', '“Bheegi Local”'],
      against: [
        'An hour on the roof',
        'You never see how high the water is',
        'Two hours and forty-nine minutes of rain',
      ],
    },
    filmSlugs: ['barsaat-express'],
  },
  {
    slug: 'mohalla-premier-league-review-leg-side-only',
    title: '‘Mohalla Premier League’ review: leg side only',
    summary:
      'A lane, a drainpipe and eleven people who cannot field. Tushar Bhalerao’s cricket comedy has one stroke and plays it cheerfully for two hours.',
    content: `<p>You know where <a href="/mohalla-premier-league">‘Mohalla Premier League’</a> is going to hit it. The lane is to lose its only open space to a car park; there’s a tournament with a prize; the team is a tailor, a tutor, two brothers who don’t speak, and Omkar Jadhav. It’s going to hit it to the left, towards the windows, and I was pleased every time.</p>
<p>Kabir Anand Rao is captain on the ground that he owns the bat. He talks from first frame to last and about one line in three is funny, which over two hours and eleven minutes is an excellent average. Better is Jadhav, at what would be square leg if there weren’t a drain there. He plays a man who’s had the lane’s rules explained to him so often that he’s begun to see their beauty. His appeal for a caught-behind-the-scooter ought to be shown in law schools.</p>
<p>It’s thin on the women, who lean out and shout and are then asked to make sherbet, except for a ten-minute burst from a girl umpire, whom one wants a film about. The villain’s team has matching shirts. The final’s too long, as finals are.</p>
<p>Three stars. Take any child who owns a tennis ball, and sit well away from glass.</p>`,
    picture: 'cricket-voices-1',
    tags: ['comedy', 'cricket', 'mohalla premier league'],
    hashtags: ['#MohallaPremierLeague', '#Review'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 1411,
    views: 66940,
    rating: 3,
    review: {
      verdict: 'It has one stroke, and plays it cheerfully for two hours.',
      for: ['Omkar Jadhav at square leg, if there weren’t a drain', 'One line in three is funny'],
      against: ['Women who lean out and shout', 'A final as long as finals are'],
    },
    filmSlugs: ['mohalla-premier-league'],
  },
  {
    slug: 'sawa-lakh-review-a-wrestler-who-would-rather-lie-down',
    title: '‘Sawa Lakh’ review: a wrestler who would rather lie down',
    summary:
      'Gurnoor Dhaliwal weighs a hundred and eleven kilos and breaks your heart with his ears. A Punjabi sports drama in which the big match is the least of it.',
    content: `<p>The purse is a lakh and a quarter, the <em>sawa lakh</em> of the title. It would clear the family’s debt on a tube well. To get it Balkar has to put eleven men on their backs at eleven village fairs, in one season, and Balkar, who’s the size of a cupboard, would much rather be asleep under the mulberry.</p>
<p>I’ve sat through a good many films about lions. It’s a rest to meet a wrestler who is a cow. <a href="/sawa-lakh">‘Sawa Lakh’</a> knows that he’s strong; what it wants to find out is what it costs a gentle person to use it. Each time he wins, Gurnoor Dhaliwal helps the other man up, dusts him off, and asks in a low voice where he’s from. By the seventh fair they’ve begun to come along with him. There’s a cart full of them by the end, the beaten, eating.</p>
<h2>In the pit</h2>
<p>Harkirat Gill, who lately threw a river at us to less effect, is a different director on dry ground. The bouts are shot from low down, quite close, in long takes, with almost no cutting, so you see the thing that wrestling is: two people listening to each other through their foreheads. The sound’s marvellous. A palm on an arm, somebody’s grandfather clearing his throat.</p>
<p>The women hold the purse strings, literally. Balkar’s grandmother keeps a ledger and reads from it at meals. I’d have liked less of the moneylender, who twirls, and the romance amounts to three glances and a bucket.</p>
<h2>The eleventh man</h2>
<p>He’s old. That’s all I’ll say. He was a champion when Balkar’s father was a boy, he’s come by bus with his own towel, and a win over him would clear the debt. The film stops being about strength altogether. Dhaliwal does it with those ears, small and red, in the middle of that enormous head. You can see them hear.</p>
<p>Three and a half stars, and subtitles that know when to be quiet. Eat first.</p>`,
    picture: 'akhada-reviews-1',
    tags: ['punjabi cinema', 'sports drama', 'sawa lakh'],
    hashtags: ['#SawaLakh', '#Review', '#PunjabiCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 204,
    views: 24380,
    rating: 3.5,
    review: {
      verdict: 'A wrestler’s film in which the big match is the least of it.',
      for: [
        'Gurnoor Dhaliwal’s ears',
        'Bouts in which two people listen through their foreheads',
        'The cart of the beaten',
      ],
      against: ['A moneylender who twirls'],
    },
    filmSlugs: ['sawa-lakh'],
  },
  {
    slug: 'kaagaz-ki-patang-review-paper-first-then-wind',
    title: '‘Kaagaz Ki Patang’ review: paper first, then wind',
    summary:
      'A kite maker’s daughter in Ahmedabad does not want to win the sky, only to make something that stays up in it. Small, bright, and very hard to put down.',
    content: `<p>For a film about kites it spends a remarkable part of its time indoors. <a href="/kaagaz-ki-patang">‘Kaagaz Ki Patang’</a> is in love with the table: paste, bamboo, a bone knife, and tissue held up to a window so that you can see which way its grain lies. Hetal, who’s nineteen, can tell with her eyes closed. Her father has been gluing the wrong way round for thirty years and nobody’s had the heart.</p>
<p>He’s got an order, the biggest of his life, two thousand kites with a politician’s face on them. She’s got an idea for a kite with nothing on it at all. Those are the sides. Rutul Mehta is too kind a director to make it a war. He lets them work across from each other for the length of a season, sharing a pot of glue, and lets you notice that the pot keeps moving.</p>
<h2>The two girls</h2>
<p>Pihu Ranade was the best thing in ‘Gulmohar Gali’, where she mostly ran. Here she sits still, and she has become a remarkable sitter. Look at her hands when her father is praised for a kite she made. They go on folding, and they fold the thing too small.</p>
<p>On the next roof there’s Devika Thaker as Bijal, who never stops talking. Most films would have had her be comic. She is, too, she’s very funny. But Mehta holds on her one night after Hetal has gone in, and she continues, for a bit, to no one, more and more slowly, in the dark. I won’t forget that.</p>
<h2>Up</h2>
<p>The festival, when it comes, has everything: ten thousand kites, drums, a whole city on its own head. And what does the film do? It goes under the stairs with Hetal, to fix a spar. “Chhat Pe Aana” is being sung above us, through a floor, by people we can’t see. It’s the best-used song of the year so far.</p>
<p>You will want to know if the white kite flies. I’ll tell you that the string in her hand is filmed before the sky is, and that for a good eleven seconds it’s all the string you could wish for.</p>
<p>My one complaint is with the politician, a cartoon, in a film where even the cat is well written. Four stars. It’s playing in smallish halls at odd times; rearrange something.</p>`,
    picture: 'kites-celebrities-1',
    tags: ['drama', 'kaagaz ki patang', 'pihu ranade', 'rutul mehta'],
    hashtags: ['#KaagazKiPatang', '#Review', '#PihuRanade'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 226,
    views: 19660,
    rating: 4,
    review: {
      verdict: 'Small, bright, and very hard to put down.',
      for: [
        'Pihu Ranade, a remarkable sitter',
        'Devika Thaker, talking on in the dark',
        'A song heard through a floor',
      ],
      against: ['A politician who is a cartoon'],
    },
    filmSlugs: ['kaagaz-ki-patang', 'gulmohar-gali'],
  },
  {
    slug: 'tota-maina-talkies-review-two-tents-one-field',
    title: '‘Tota Maina Talkies’ review: two tents, one field',
    summary:
      'Kabir Anand Rao and Nasreen Bano run rival touring cinemas and steal each other’s reels. It sags like canvas in the middle, then somebody tightens a rope.',
    content: `<p>Here’s how you ruin a rival’s show. You don’t burn anything. You hire a boy to sit in the fourth row of his tent, and two minutes before the end, when the lost brothers are about to recognise each other, the boy stands up and asks loudly if anyone’s buffalo is untied.</p>
<p>There are nine or ten tricks of this quality in <a href="/tota-maina-talkies">‘Tota Maina Talkies’</a>, and each has a better one in reply. Kabir Anand Rao has the green tent, three hundred prints of doubtful origin and the gift of the gab. Nasreen Bano, in the red, has one good projector and a face like a shut door. They’ve worked the same fairs for years. Each knows what the other’s showing by listening through two thicknesses of cloth.</p>
<h2>Light through a hole</h2>
<p>Tushar Bhalerao, whose last was all elbows, has found something to be quiet about. Whenever the lamp’s lit he slows down. He likes to look at the beam: dust, moths, the shadow of a man who has stood up too soon. There is a shot from behind the screen, where the children who haven’t paid are watching the film backwards, reading the titles right to left. I’d have paid for that by itself.</p>
<p>It’s Bano’s film. After the long discipline of <a href="/riyaaz">‘Riyaaz’</a> she’s allowed to shout, drive and throw a spanner, and she does it all like someone with a bath to get back to. And there’s a discovery, Sayali Ahirrao, as the niece who spies for both sides. She sells two hundred tickets in one scene at a speed I believed; what I believed even more was her expression, afterwards, when she has a moment to look at the screen and discovers that she has missed the top third.</p>
<h2>Slack</h2>
<p>The second hour isn’t sure what to do about love. It has Rao and Bano get caught in the rain under the same tarpaulin, and then a wedding to spoil, and a bank. A running gag on a horse runs as far as it can. I ate a bag of groundnuts.</p>
<p>Then a storm brings down one tent, I won’t say whose, in the middle of a show, and seven hundred people are left in a field with half a film. What happens next would be sentimental if it weren’t so practical. It has to do with needle and thread.</p>
<p>Three and a half stars. If they bring it to a fairground near you, sit on the ground.</p>`,
    picture: 'talkies-streaming-1',
    tags: ['comedy', 'tota maina talkies', 'nasreen bano', 'tushar bhalerao'],
    hashtags: ['#TotaMainaTalkies', '#Review'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 19.3,
    views: 15240,
    rating: 3.5,
    review: {
      verdict: 'It sags like canvas in the middle, and then somebody tightens a rope.',
      for: [
        'Nasreen Bano with a spanner',
        'Titles read backwards by children who haven’t paid',
        'A storm, and needle and thread',
      ],
      against: ['A second hour that isn’t sure about love'],
    },
    filmSlugs: ['tota-maina-talkies', 'riyaaz'],
  },
  {
    slug: 'mitti-ka-sher-review-good-hands-heavy-speeches',
    title: '‘Mitti Ka Sher’ review: good hands, heavy speeches',
    summary:
      'A potter stands for election and Faisal Qadri makes you want to vote for him. Then he begins to talk, and goes on, and on a lorry, and at a dam.',
    content: `<p>At his first public meeting Bhola, a potter, has nothing to say. He’s been put up by a party that wants to split the vote. He looks out at some four hundred people, sits down at his wheel, which he has brought since he goes nowhere without it, and makes a cup. He holds it up. He crushes it, and makes it again, a little better. Then he asks if there are any questions.</p>
<p>I’d have followed that man anywhere. <a href="/mitti-ka-sher">‘Mitti Ka Sher’</a> has about fifty minutes of him. Faisal Qadri has truly learned to throw, and Rutul Mehta films it in unhurried close-up, with the light behind, so that clay going up seems to be the one honest thing in the district. Tanvi Sehrawat, as the campaign manager Sunita, has a wonderful scene in which she practises smiling at various castes in a lorry’s wing mirror.</p>
<p>But he’s elected. It’s a film about politics, so he must be tempted; it’s a Hindi film about politics, so he must be tempted in a guest house with a swan in the bath. And at every stage there’s now a speech. I kept a list of what he compares to clay:</p>
<ol>
<li>the nation (three times);</li>
<li>a mother’s hands;</li>
<li>the budget;</li>
<li>youth;</li>
<li>clay.</li>
</ol>
<p>Each is delivered to a crowd that has been told when to weep. The same director had a picture out only the Friday before, ‘Kaagaz Ki Patang’, where the feelings are in the folding of a sheet of paper, and it’s hard to believe that the two share so much as a tea boy. One suspects a committee. You can always tell, they can’t leave a pot alone.</p>
<p>The nine-foot lion is magnificent: unfired, cracking, a bit smug. In the last scene it rains on it. That’s a fine ending, wordless and terrible, and it’d be finer if a voice did not then explain to us about lions.</p>
<p>Two and a half stars. Stay until the interval for Qadri’s hands, and if the swan comes on, you may go.</p>`,
    picture: 'potter-voices-1',
    tags: ['political drama', 'mitti ka sher', 'faisal qadri', 'rutul mehta'],
    hashtags: ['#MittiKaSher', '#Review'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 13.3,
    views: 11870,
    rating: 2.5,
    review: {
      verdict: 'Follow the potter until the interval; after that he begins to speak.',
      for: ['Faisal Qadri’s hands on the wheel', 'A lion of unfired clay, in the rain'],
      against: ['The nation, three times', 'A swan in a bath', 'A voice that explains the ending'],
    },
    filmSlugs: ['mitti-ka-sher', 'kaagaz-ki-patang'],
  },
  {
    slug: 'vaara-ani-vaat-review-an-hour-with-a-windmill-and-a-goat',
    title: '‘Vaara Ani Vaat’ review: an hour with a windmill and a goat',
    summary:
      'Sulbha Gokhale has almost nobody to talk to and almost nothing to do. Anagha Tambe’s small Marathi film is the best thing our critic has seen this year.',
    content: `<p>There’s one sound that you’ll take home from <a href="/vaara-ani-vaat">‘Vaara Ani Vaat’</a>: a blade, once in each turn, touching a bit of loose wire. Tick. She means to fix it. All through the film Indu, who has kept this windmill on a bare hill above the Krishna for thirty-one years, looks up, and means to fix it.</p>
<p>The mill’s to be replaced. There’s to be a row of new ones, tall and white, with nobody in them, and she’s been given a month’s notice, a shawl and a certificate with somebody else’s name on it. She has a sister in the valley whom she’s not seen since their father’s funeral. It’s nine kilometres by the road. She’s a month to decide whether to walk it.</p>
<p>And that is all. I should perhaps have said so to the couple behind me, who’d come because it’s by the director of the one with the power station.</p>
<h2>What she does all day</h2>
<p>She greases a bearing. She writes the wind down in a book. She’s short with a goat. Sulbha Gokhale, whom we’ve seen run chawls and feed trains, takes everything off, down to a kind of plain attention, as you’d put a room to rights before leaving. She talks to the goat, though not in the way of people in films; she tells it off. When it dies (I’m sorry, but you ought to be warned, and so ought your children) she goes on telling it off, for half a day, from habit. Then she hears herself.</p>
<p>I have seldom been in a cinema where the quiet was so full. You could hear people’s bangles.</p>
<h2>The road</h2>
<p>Tambe gives the last forty minutes to the nine kilometres. Indu has a bag and the logbook. She meets a bus that she doesn’t take, a boy with a kite, and a man who worked with her father and can’t place her. It’s all downhill, so that behind her, each time the road bends, we see the mill, smaller. It’s turning. At the fourth bend you understand that you can no longer hear the tick, and that she can’t either, and that she’s stopped to listen for it.</p>
<blockquote><p>“Nobody will know how it blew today,” she says. Then she sits down on a milestone, takes out the book, and writes it in.</p></blockquote>
<p>What the sister says when the door opens is one word of Marathi. The subtitle leaves it alone, and quite right.</p>
<p>It opened to ₹80 lakh and has been growing since, one hall at a time. I don’t give five stars as a rule; I have a feeling that one should leave something for emergencies. Five stars. I went home by the long road.</p>`,
    picture: 'hero-windmill-regional',
    tags: ['marathi cinema', 'vaara ani vaat', 'sulbha gokhale', 'anagha tambe'],
    hashtags: ['#VaaraAniVaat', '#Review', '#MarathiCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 655,
    updatedHoursAgo: 640,
    views: 40280,
    rating: 5,
    review: {
      verdict: 'Almost nothing happens, in a quiet so full that you can hear people’s bangles.',
      for: ['Sulbha Gokhale telling off a goat', 'Nine kilometres, downhill', 'One word of Marathi, left alone'],
      against: [],
      isBeforeRelease: true,
    },
    filmSlugs: ['vaara-ani-vaat'],
    metaDescription:
      'Five stars for ‘Vaara Ani Vaat’: Sulbha Gokhale, a windmill, a goat and nine kilometres of road in Anagha Tambe’s small Marathi film.',
  },
  {
    slug: 'mazha-muri-review-seven-leaks-in-search-of-a-sentence',
    title: '‘Mazha Muri’ review: seven leaks in search of a sentence',
    summary:
      'One woman, one room, one monsoon, and a manuscript due at six. The Malayalam film of the season is a comedy of water, and then it is something else.',
    content: `<p>Every proof-reader will tell you that the error’s always on the page you were interrupted on. In <a href="/mazha-muri">‘Mazha Muri’</a> the interruptions are seven holes in a roof. Radha has a broken ankle, a pot under every drip, and four hundred pages of a great man’s memoirs to return by six. She gets as far as a comma. Something’s full. She hops.</p>
<p>For half its length Vishnu Parameswar’s film is pure clockwork, and very funny. The pots ring at different pitches; she learns to read in time. Anjana Madhav does it all on one leg. Her rages are superb, and brief, because there’s the brass one to see to.</p>
<p>Then on page 212 she finds a mistake that isn’t a slip. The great man remembers an afternoon in a certain room, in the rain, and he has it wrong. She knows, because she was there. What she does with her pencil, and with six hours, and with all of that water, I would not dream of telling you. Notice which pot she stops emptying.</p>
<p>A telephone subplot strains a little. Nothing else does. Four stars; take a cardigan, one feels the damp.</p>`,
    picture: 'window-regional-1',
    tags: ['malayalam cinema', 'mazha muri', 'anjana madhav'],
    hashtags: ['#MazhaMuri', '#Review', '#MalayalamCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 877,
    views: 22050,
    rating: 4,
    review: {
      verdict: 'Clockwork about seven leaks, and then something else.',
      for: ['Anjana Madhav, all of it on one leg', 'Pots that ring at seven pitches', 'Page 212'],
      against: ['A telephone subplot that strains'],
    },
    filmSlugs: ['mazha-muri'],
  },
  {
    slug: 'godavari-gadiyaaram-review-it-strikes-thirteen',
    title: '‘Godavari Gadiyaaram’ review: it strikes thirteen',
    summary:
      'A tower clock, a river and two families who have not spoken since it stopped. Charan Teja Vemuri is at his grandest, and the machinery shows.',
    content: `<p>At three hours and four minutes <a href="/godavari-gadiyaaram">‘Godavari Gadiyaaram’</a> is the length of a modest train journey and it has about as many stops. It’s splendid from the window. A clock tower on the bank; five generations of keepers; across the water, the family who gave the bell and would like it back. Somebody’s grandfather stopped the hands in a temper. We shall find out why, after a boat race.</p>
<p>Charan Teja Vemuri, as the last keeper, has the stillness of a man who’s spent his life being on time. He’s best with his head inside the works. Sandhya Rani Kolli has built real ones, four storeys of brass, and a fight that goes up through them, against the turning of the wheels, is a wonder of planning. You could set your watch by the punches.</p>
<p>But she’s fond of everybody. There’s a wedding on each bank, a comic priest, and a villain who has to be forgiven twice. Twice, too, the film comes to what’s surely its end, strikes, and goes on. Only in the old man’s one-word answer, which the subtitles have had the courage not to translate, is there the quiet that the rest has been winding itself up for.</p>
<p>Three stars. A grand day out, if you’ve got the day.</p>`,
    picture: 'clocktower-regional-1',
    tags: ['telugu cinema', 'godavari gadiyaaram', 'charan teja vemuri'],
    hashtags: ['#GodavariGadiyaaram', '#Review', '#TeluguCinema'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 1037,
    views: 98460,
    rating: 3,
    review: {
      verdict: 'A grand day out, if you’ve got the day.',
      for: ['Four storeys of brass, with a fight going up', 'Charan Teja Vemuri, on time'],
      against: ['A wedding on each bank', 'It ends, strikes, and goes on'],
    },
    filmSlugs: ['godavari-gadiyaaram'],
  },
  {
    slug: 'gulmohar-gali-samiksha-ek-gali-bhar-ki-duniya',
    title: '‘गुलमोहर गली’ समीक्षा: एक गली भर की दुनिया, और वह काफ़ी है',
    summary: 'कावेरी अय्यंगर की फ़िल्म में कोई गली से बाहर नहीं जाता। अट्ठानबे मिनट बाद आपका भी मन नहीं करता।',
    content: `<p>मीठी बारह साल की है और साइकिल सीख रही है, हर बार उसी दीवार से टकराकर। दीवार पर एक निशान बन गया है। मोहल्ले वाले निशान देखकर बता देते हैं कि आज वह कितनी देर टिकी। <a href="/gulmohar-gali">‘गुलमोहर गली’</a> का पूरा समय इसी निशान से नापा जाता है, कैलेंडर की ज़रूरत नहीं पड़ती।</p>
<p>कहानी पूछेंगे तो मुश्किल होगी। एक गर्मी है। एक दवा की दुकान है जो दो बजे बंद होती है और चार बजे खुलती है, और उन दो घंटों में जो कुछ होता है वह बड़ों को पता नहीं चलता। एक शादी है जिसके लिए पूरी गली के एक्सटेंशन बोर्ड उधार जाते हैं। बत्ती जाती है तो दूल्हे को छोड़ सबको मालूम है कि किसके पंखे की वजह से।</p>
<h2>पीहू की आँख</h2>
<p>पीहू रानडे बड़ी हो चुकी मीठी हैं, जो बरसों बाद मकान बेचने लौटी है और एक शाम गली के सिरे पर खड़ी रह जाती है। वे कम बोलती हैं। दौड़ती ज़्यादा हैं: याद में भी, और एक बार सचमुच, चप्पल हाथ में लेकर, एक ऐसे ऑटो के पीछे जिसमें कोई नहीं है। बच्ची और बड़ी के बीच अय्यंगर कोई धुंधला पर्दा नहीं डालतीं। दोनों एक ही फ़्रेम से गुज़रती हैं, एक दूसरी को रास्ता देकर।</p>
<p>सबसे अच्छा दृश्य दवा वाले चाचा का है। मीठी उनसे पूछती है कि बहादुर होने की कोई गोली होती है क्या। वे पूरी गंभीरता से शीशियाँ देखते हैं, फिर कहते हैं, “आज ख़त्म है। कल बिना उसके आना।”</p>
<h2>जहाँ धूप तेज़ है</h2>
<p>हर चीज़ पर एक ही सुनहरी रोशनी कभी-कभी थकाती है; बचपन में बादल भी होते थे। माँ का किरदार चौखट से आगे नहीं आता, जबकि कलाकार के चेहरे पर पूरी एक और फ़िल्म दिखती है। और मकान बिकेगा या नहीं, यह सवाल बीच में आधा घंटा भूल ही जाता है।</p>
<p><strong>फ़ैसला:</strong> साढ़े तीन सितारे। शोर वाली फ़िल्मों के बीच यह दोपहर की झपकी जैसी है, जिससे उठकर आप कुछ देर समझ नहीं पाते कि शाम है या सुबह। लौटते हुए मैंने अपनी गली का पेड़ देखा। नीम निकला। चलेगा।</p>`,
    picture: 'gulmohar-regional-1',
    tags: ['समीक्षा', 'गुलमोहर गली', 'पीहू रानडे'],
    hashtags: ['#GulmoharGali', '#HindiReview'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 1303,
    views: 20890,
    rating: 3.5,
    review: {
      verdict: 'एक गली भर की दुनिया, और बाहर जाने का मन नहीं करता।',
      for: ['दीवार का निशान, जिससे समय नापा जाता है', 'पीहू रानडे, चप्पल हाथ में', 'दवा वाले चाचा'],
      against: ['हर चीज़ पर एक ही सुनहरी रोशनी', 'माँ चौखट से आगे नहीं आतीं'],
    },
    filmSlugs: ['gulmohar-gali'],
  },
  {
    slug: 'gulmohar-gali-review-a-bicycle-and-the-same-wall',
    title: '‘Gulmohar Gali’ review: a bicycle, and the same wall',
    summary:
      'Kaveri Iyengar’s summer of extension boards and shut chemists has hardly a plot. It has a mark on a wall instead, and that is enough to tell the time by.',
    content: `<p>Meethi is twelve and learning to ride a bicycle, always into the same wall. There’s a mark on it by now. The neighbours look at the mark in the evening and know how long she stayed up. That’s how time is kept in <a href="/gulmohar-gali">‘Gulmohar Gali’</a>; nobody in it seems to own a calendar.</p>
<p>There isn’t a story so much as a summer. The chemist closes at two and opens at four, and what happens in between is none of the grown-ups’ business. A wedding borrows every extension board in the lane, the lights go, and all but the groom know whose fan it was.</p>
<p>Pihu Ranade plays the girl grown up, who has come back to sell a house and can’t get past the corner. She says little. Once, slipper in hand, she runs after an auto with nobody in it, and I’d have run too. Iyengar puts child and woman into one frame and lets them step aside for each other, without mist, without a harp.</p>
<p>The light’s the trouble. It’s five o’clock and golden for ninety-eight minutes, and a mother with a whole second film in her face is kept standing in a doorway. For half an hour the house is forgotten by everyone, the film included.</p>
<p>Three and a half stars. “Is there a tablet for being brave?” Meethi asks the chemist. He looks along all his shelves, quite seriously. “Out of stock,” he says. “Come tomorrow without it.”</p>`,
    picture: 'cans-reviews-1',
    tags: ['drama', 'gulmohar gali', 'pihu ranade'],
    hashtags: ['#GulmoharGali', '#Review'],
    byline: 'Shirin Batliwala',
    language: 'en',
    hoursAgo: 1289,
    views: 12870,
    rating: 3.5,
    review: {
      verdict: 'Hardly a plot, and a lane that one is sorry to leave.',
      for: ['A mark on a wall that tells the time', 'Pihu Ranade, slipper in hand'],
      against: ['Five o’clock light for ninety-eight minutes', 'A mother who never leaves her doorway'],
    },
    filmSlugs: ['gulmohar-gali'],
  },
  {
    slug: 'dadar-ka-raja-samiksha-dhakkan-band-karne-wali-film',
    title: '‘दादर का राजा’ समीक्षा: एक ऐक्शन फ़िल्म, जिसमें ढक्कन बंद किए जाते हैं',
    summary: 'वीरेंद्र सकपाल के हाथ में चार इंच का ब्रश है और सामने तीस आदमी। फ़िल्म वहाँ सबसे अच्छी है जहाँ रंग सूखने का इंतज़ार करती है।',
    content: `<p>रात को सोने से पहले राजा हर डिब्बे का ढक्कन अँगूठे से दबाकर देखता है। <a href="/dadar-ka-raja">‘दादर का राजा’</a> इसी अँगूठे से शुरू होती है, और दो घंटे अट्ठाईस मिनट बाद भी वही याद रहता है। बीच में एक बिल्डर है, तीस आदमी हैं और गंगा निवास नाम की एक चॉल, जिसके एक सौ दस कमरों की कमेटी आज तक टंकी का रंग तय नहीं कर पाई।</p>
<p>अनघा तांबे को जल्दी नहीं है। पहला घंटा सीढ़ियाँ चढ़ने-उतरने में जाता है, और अच्छा जाता है। किस नल पर किसका झगड़ा है, कौन किससे पैसे माँगना भूल गया है, बयालीस नंबर का लड़का दीवार पर क्या बनाता है: इंटरवल तक आपको पूरी चॉल का पता ज़बानी याद हो जाता है। इसलिए जब मार गोदाम तक पहुँचती है, तो फ़िक्र हीरो की नहीं, उस ताक की होती है जिस पर नीला रखा है।</p>
<h2>घुटना और कबूतर</h2>
<p>सकपाल यहाँ बड़े नहीं बनते। उनका राजा थोड़ा ऊँचा सुनता है और इस पर चिढ़ता भी है। घुटना दुखता है तो वे चढ़ते हुए रुककर कबूतरों की बात करने लगते हैं। तीसरी बार रुकने पर पड़ोसी उनकी जगह कबूतरों की बात छेड़ देते हैं। किसी ने कुछ कहा नहीं, पर सबको मालूम है।</p>
<p>दूसरे हिस्से में बिल्डर खलनायक बन जाता है, जिसके लिए फ़िल्म ने एक एक्वेरियम ख़रीदा है। सब्ज़ी मंडी वाली भागदौड़ भी है, जिसमें इस साल की बची हुई गोभी काम आ गई। आख़िरी बीस मिनट घर लौट आते हैं: दीवार, रंग, और पूरी चॉल के हाथ।</p>
<p><strong>फ़ैसला:</strong> चार सितारे। निकलते समय मैंने अपने घर का दरवाज़ा ध्यान से देखा। हरा है। कब से है, पता नहीं।</p>`,
    picture: 'clapper-reviews-1',
    tags: ['समीक्षा', 'दादर का राजा', 'वीरेंद्र सकपाल'],
    hashtags: ['#DadarKaRaja', '#HindiReview'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 346,
    views: 24110,
    rating: 4,
    review: {
      verdict: 'भागदौड़ थोड़ी ज़्यादा है, बाक़ी सब हाथ का काम है।',
      for: ['वीरेंद्र सकपाल का दुखता घुटना', 'पहले घंटे की सीढ़ियाँ'],
      against: ['बिल्डर का एक्वेरियम', 'सब्ज़ी मंडी की एक और भागदौड़'],
    },
    filmSlugs: ['dadar-ka-raja'],
  },
  {
    slug: 'teesri-ghanti-samiksha-parde-ke-peeche-ki-bhagdaud',
    title: '‘तीसरी घंटी’ समीक्षा: पर्दे के पीछे की भागदौड़ ही असली नाटक है',
    summary: 'एक नाटक मंडली, एक गुम मुकुट और छियालीस सेकंड की चुप्पी। देर से देखी, पर हँसी समय पर आई।',
    content: `<p>पहली घंटी पर सुलभा गोखले एक धोती में सुई लगा रही हैं। दूसरी पर पता चलता है कि धोती राजा की नहीं, चाय वाले की है। तीसरी घंटी बजने में नब्बे मिनट लगते हैं, और <a href="/teesri-ghanti">‘तीसरी घंटी’</a> उन्हीं नब्बे मिनटों की कॉमेडी है। यानी नाटक शुरू होते-होते फ़िल्म का बड़ा हिस्सा निकल चुका होता है, और आप पसीने में होते हैं।</p>
<p>मंजिरी फाटक को दरवाज़ों का हिसाब आता है। कौन किधर से निकला, किसके हाथ में मुकुट था, किसने किसे क्या समझा: सब घड़ी की तरह चलता है। असलम शेख़ का बूढ़ा अभिनेता हर किसी को समझाता है कि पुराने ज़माने में ऐसा नहीं होता था, जबकि सब उसी की वजह से हो रहा है।</p>
<p>फिर वह मंच पर जाता है, बाँह उठाता है, और संवाद भूल जाता है। यह छियालीस सेकंड का दृश्य है। हॉल में पहले हँसी थी, फिर नहीं थी, फिर किसी ने पीछे से धीरे से कहा, “बोल दो, काका।”</p>
<p>निर्माता वाला क़िस्सा लंबा है और दो गाने आसानी से कम हो सकते थे। फिर भी तीन सितारे, और गोखले की सुई के लिए आधा अलग से जेब में। जिसने कभी स्कूल के नाटक में पेड़ का किरदार किया हो, वह ज़रूर जाए।</p>`,
    picture: 'curtain-reviews-1',
    tags: ['समीक्षा', 'तीसरी घंटी', 'कॉमेडी'],
    hashtags: ['#TeesriGhanti', '#HindiReview'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 1158,
    views: 13940,
    rating: 3,
    review: {
      verdict: 'नाटक शुरू होने से पहले की कॉमेडी, और छियालीस सेकंड की चुप्पी।',
      for: ['दरवाज़ों का पक्का हिसाब', 'असलम शेख़ का भूला हुआ संवाद'],
      against: ['निर्माता वाला क़िस्सा लंबा है', 'दो गाने कम हो सकते थे'],
    },
    filmSlugs: ['teesri-ghanti'],
  },
  {
    slug: 'sea-link-review-the-meter-is-running',
    title: '‘Sea Link’ review: the meter is running',
    summary:
      'Eight episodes, one taxi, and a driver who knows every passenger’s business but his own. Jharokha’s noir drives at night, slowly, and misses very few lights.',
    content: `<p>Nobody in <em>Sea Link</em> ever looks at anyone. They can’t. One’s driving, and the other is behind, and between them there’s a strip of mirror eleven centimetres high, in which for eight episodes we see two pairs of eyes avoid each other. I wouldn’t have thought that you could hang a series on that. You could hang a coat on it.</p>
<p>Each night Bosco, who used to be a policeman, picks somebody up, and before the fare is paid he’s learned a thing he’d rather not have. A dentist has the wrong keys. A bridesmaid’s going home early. In episode three it’s only a man with a fish, a large one, in a wet newspaper, who wants to be driven across the bridge and back till it’s time to see his father; I think that it’s the best fifty minutes on any of the services this season. Slowly, by way of a petrol receipt and a lost sandal, these strangers are found to be parts of one story, and Bosco’s in it.</p>
<h2>The look</h2>
<p>It’s dark. I don’t mean moody, I mean that twice I got up to see if it was my set. But there’s a reason: the only light is what a taxi would have. Signals, shop-fronts, the dashboard; the tunnel, when they get to it, comes as a kind of sunrise. Turn your lamps off, and give it ten minutes. Your eyes will come round.</p>
<h2>The fare</h2>
<p>Where it goes wrong is where such things do. By episode six there’s a Conspiracy with a minister at the top, and people begin to be told things in car parks. The women get in and get out and we’re never driven home by one. And whoever writes the radio phone-in that plays in the cab ought to know that it’s so good that I stopped following the murder.</p>
<p>The end’s a beauty. He’s parked, the engine’s off; someone opens the door and, for the first time, gets in at the front.</p>
<p>Four stars. One episode at a time, late, with the volume down. A second season has been announced, and I’d advise them to leave the meter on.</p>`,
    picture: 'hero-sealink-streaming',
    tags: ['series', 'sea link', 'jharokha', 'noir'],
    hashtags: ['#SeaLink', '#Jharokha', '#SeriesReview'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 803,
    views: 47730,
    rating: 4,
  },
  {
    slug: 'lalbaug-files-review-the-inspector-will-see-you-shortly',
    title: '‘Lalbaug Files’ review: the inspector will see you shortly',
    summary:
      'Ten episodes of people walking down a corridor with a folder. Chitrahaat’s police procedural gets the procedure right, and mislays everything else.',
    content: `<p>There’s an excellent tea trolley in <em>Lalbaug Files</em>. It has a squeak, it’s pushed by an old constable with an opinion on each case, and by the fourth of ten episodes I was fast-forwarding to it.</p>
<p>The rest of it takes place in corridors. Inspector Rane has a Past. We know it because he looks at a photograph, closes the drawer, and looks at the drawer. There’s been a theft at a mill that’s now a mall; then a body; then a much-too-handsome forensic man who says “interesting” and has to be asked what is. In order to find out who did it, people go and get a file. Here is episode five, complete, as I wrote it down:</p>
<ul>
<li>Rane asks for a file.</li>
<li>The file’s in the other building.</li>
<li>In the other building, flashback.</li>
<li>It’s the wrong file.</li>
<li>It was, however, the right <em>wrong</em> file. Music.</li>
</ul>
<p>It was made with care. I am told that the station’s register is accurate to the column and that a retired officer stood by to see the caps put on straight. That’s as it should be. But procedure’s only interesting when it’s in somebody’s way, and no one here wants anything badly enough to be kept from it. The neighbourhood, one of the loudest and most particular in the city, is represented by a drone shot and a vada pav.</p>
<p>Once it wakes up. In episode eight a woman comes to the desk in order to <em>withdraw</em> a complaint, and the young sub-inspector, who’s been bored for seven episodes like myself, asks her to spell her name and then, not looking up, whether she’s sure. It is about four minutes long. They’re both so good that you think: there, that’s it, follow her out! The door closes. We follow the file.</p>
<p>One and a half stars, of which the trolley may have the one. If there’s to be another season I would let the old man push it out of that corridor and into the street, and see what he says.</p>`,
    picture: 'television-streaming-1',
    tags: ['series', 'lalbaug files', 'chitrahaat', 'crime'],
    hashtags: ['#LalbaugFiles', '#Chitrahaat', '#SeriesReview'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 116,
    views: 30610,
    rating: 1.5,
  },
  {
    slug: 'dabba-seher-review-what-is-cooking-before-dawn',
    title: '‘Dabba Seher’ review: what is cooking before dawn',
    summary:
      'DRAFT, first three episodes only: a tiffin kitchen in Girgaum, two hundred lunches and a secret in box 88. Teer TV has something warm on the stove.',
    content: `<p>It’s ten to four and the onions are already in. <em>Dabba Seher</em>, the new series on Teer TV, keeps to the hours before light, when five women in a basement in Girgaum cook two hundred lunches for people they’ll never see. They know them very well. Number 31 has gone off coriander. Number 140 is on a diet, and then, with a note, he isn’t.</p>
<p>Then box 88 comes back one evening with the food untouched and something else inside it. I’ve seen three episodes and that’s not been opened yet, which shows nerve.</p>
<p>The talk’s very good. It has the sound of people whose hands are busy: nobody finishes, nobody needs to. So far there is perhaps one long-lost daughter more than a kitchen of that size can hold, and the music believes that we won’t notice it’s dawn unless there’s a flute.</p>
<p>Three and a half stars for now. Don’t watch it hungry. <em>Ritwik: see the other five before this goes out; ask if the recipes are real (the one for amti works, but with less jaggery).</em></p>`,
    picture: 'chai-streaming-1',
    tags: ['series', 'dabba seher', 'teer tv'],
    hashtags: ['#DabbaSeher', '#TeerTV', '#SeriesReview'],
    byline: 'Ritwik Ghoshal',
    language: 'en',
    hoursAgo: 47,
    views: 320,
    isDraft: true,
    rating: 3.5,
  },
];
