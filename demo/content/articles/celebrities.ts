import type { DemoArticle } from '../article.ts';

export const celebrities: DemoArticle[] = [
  {
    slug: 'the-face-on-every-bus-stop-this-diwali-is-a-first-timer-from-nashik',
    title: 'The face on every bus stop this Diwali is a first-timer from Nashik',
    summary:
      'Sayali Ahirrao sold popcorn at Regal Palace until last winter. Now she looks out of a tent flap on four hundred bus shelters, and takes the bus.',
    content: `<p>At the stop outside the market in Dadar there is a bench, a dustbin, and Sayali Ahirrao, six feet high, holding back the flap of a green tent to see who has come. Under her sits Sayali Ahirrao, five feet one, with a bag of coriander. It is a quarter to nine and the 171 is late. In the twenty minutes that I watch, three people look from the bench to the poster and back. Two decide that it can’t be. The third asks if this bus goes to Antop Hill.</p>
<p>“It does,” she tells him. “But sit on the left, the right side leaks.”</p>
<p>She is twenty-two and she has been in one film. It is <a href="/tota-maina-talkies">‘Tota Maina Talkies’</a>, in which she plays Chimni, niece of the one touring cinema and spy for the other. The names above the title are Kabir Anand Rao and Nasreen Bano. But when Sapta Films came to make the Diwali poster, the designer tried both of them in the tent flap and kept going back to a still that had been taken as a lighting test, of a girl who thought that nobody had pressed the button yet.</p>
<h2>Stall number two</h2>
<p>Before the film she worked at Regal Palace in Nashik, at the second popcorn stall, the one by the balcony stairs. She had the job for three years and liked it. There is a ventilator above the machine, and if you stand on the salt tin you get the top third of the screen.</p>
<p>“So I know everyone’s forehead,” she says. “I know who’s acting with the forehead.” She saw the top third of perhaps ninety films this way. At home she told the rest to her mother, who does zari work and can’t leave it, and filled in what she had not been able to see. Her mother believed for years that a certain famous fight takes place on horseback.</p>
<p>Tushar Bhalerao came to Regal Palace to look at the old projector. He stayed for the interval and got into a conversation about whether the popcorn had been salted before or after. She told him that it was before, that he should know that by looking, and that his shoelace was in the butter. He asked her if she had ever acted. She said she had told her mother about ninety films.</p>
<blockquote><p>“The audition was to describe a scene I had never seen all of. I said, sir, that’s my whole training.”</p><p><strong>Sayali Ahirrao</strong></p></blockquote>
<h2>How to stand still</h2>
<p>Her part has forty-one scenes. She had seven weeks with a coach, Madhura Lele, who taught her where the camera was and then asked her to forget it. The forgetting took longer. Nasreen Bano, with whom she shares most of her scenes, gave her only one piece of advice, on the second morning: eat before you cry, not after.</p>
<p>There was trouble with the bicycle, which she couldn’t ride, and none at all with the ticket window. In the scene where Chimni sells two hundred tickets in the time it takes to boil an egg, the hands are her own and the speed is real. The continuity assistant asked her to slow down so that it would look true. Bhalerao let it stand.</p>
<p>She has seen the whole film now, all three thirds. She went with her mother to Regal Palace, on the house, in the balcony. The staff of both popcorn stalls came up to watch the last reel from the stairs. What did her mother say? “She said, so there <em>was</em> a horse.” There is. It’s in the second half and it belongs to the red tent.</p>
<h2>Four hundred of her</h2>
<p>The posters went up in one night. She found out at 6 a.m. from a cousin in Kurla, who sent a photograph with the question, is this you or did they use a filter. Since then she has walked past herself on the way to the dentist, and been stood next to herself by an aunt. She finds that she looks first at the corner, to see whether the paper is peeling. If it is, she presses it down.</p>
<p>There have been offers. She has read four scripts and likes half of one. In the meantime she is living with her coach’s sister in Sewri, and learning to ride the bicycle properly, since she’d rather have a thing done than explained. Regal Palace has kept her apron on its hook. The manager calls it superstition; she says that it’s because she still has the key to the salt cupboard.</p>
<p>The 171 came at nine minutes past. She sat on the left. As it drew away the poster slid along the window beside her, and for a second there were two of them looking out, and one was waving at a child.</p>`,
    picture: 'face-celebrities-1',
    tags: ['newcomers', 'nashik', 'posters', 'tota maina talkies'],
    hashtags: ['#SayaliAhirrao', '#TotaMainaTalkies', '#BusStop'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 31,
    updatedHoursAgo: 24,
    views: 97640,
    isFeatured: true,
    filmSlugs: ['tota-maina-talkies'],
    metaTitle: 'Sayali Ahirrao: from popcorn stall to four hundred bus stops',
    metaDescription:
      'The newcomer of ‘Tota Maina Talkies’ worked at Regal Palace in Nashik and saw the top third of ninety films. Zoya Merchant waits for a bus with her.',
  },
  {
    slug: 'she-said-no-to-three-weddings-and-yes-to-the-rain',
    title: 'She said no to three weddings and yes to the rain',
    summary:
      'Revati Salvi had been offered the bride’s sister three times running. Then came a script with almost no dialogue, a ticket window, and a forecast. On the making of ‘Chaand Ka Ticket’.',
    content: `<p>The first was a wedding in Udaipur and she would have been the bride’s sister, the one with the tray. The second was a wedding on a ship: bride’s sister, seasick. The third was the largest of the lot, with six functions and two elephants, and the producer’s office rang to say that they had listened to her concerns and were pleased to tell her the sister now had a song.</p>
<p>Revati Salvi said no to all three, in one month, in a year when she had no other work. “It wasn’t brave,” she says. “I’d been a bride’s sister twice already. I knew what I’d be doing on day four. I’d be holding a tray and reacting to a dance.” She holds up both hands, palms flat, and reacts to a dance. It is funny, and then it’s quite sad.</p>
<p>The fourth script had no wedding. It was thirty-eight pages long, and on nineteen of them it rained.</p>
<h2>A window, a voice</h2>
<p>You probably know the rest, since by now a good many people do: <a href="/chaand-ka-ticket">‘Chaand Ka Ticket’</a> took ₹11.7 crore on its first day, ₹41.9 crore in its first weekend and stands at ₹96.8 crore, which is a great deal for a film in which the lovers do not share a frame until the eighty-first minute. She is Juhi, who sells tickets at a station called Chandroli, through a hole in a pane of glass. He is the voice that announces the trains. She has never seen him; the announcer’s cabin is at the end of another platform, up a stair. She knows only that he says <em>the train is late</em> as if he were sorry.</p>
<p>Nilofer Kazi wrote it after missing a connection. She sat for five hours beneath a loudspeaker and began to have feelings about it. When it came to casting she saw sixty women for Juhi, and asked each to do the same thing: sell a ticket to someone while listening to something else.</p>
<p>“Everyone listened beautifully,” Kazi told me. “They tilted their heads. Revati gave the man the wrong change.” She had been so taken up with the voice that she handed over forty rupees too much, noticed, and put out her hand for it without looking. That was the audition. The wrong change is in the film. (There was an earlier tape, from years before, which <a href="/article/revati-salvis-first-audition-tape-in-her-words">she has described for us herself</a>.)</p>
<h2>The third actor</h2>
<p>They had planned to use rain machines for the close shots and the sky for the wide ones. Lantern Street Films had taken a disused goods shed near Karjat, built a platform in it with one open side, and scheduled forty-six days around the monsoon. What Kazi discovered on the second of those days was that the ear can tell. Machine rain falls in straight lines onto whatever you point it at. The real kind hits a tin roof four hundred metres off and then comes towards you.</p>
<p>She sent the machines back. It saved nine lakh and nearly finished her.</p>
<blockquote><p>“The rain was not a set piece. It was the third actor, and it was always late.”</p><p><strong>Revati Salvi</strong></p></blockquote>
<p>So they waited. The whole unit, eighty people, sat under the shed roof in rows, like passengers, and looked at the gap. When it came it came with about four minutes’ notice, which the sound recordist could hear before anyone else. He’d lift one finger. Salvi would put down whatever she was doing, walk behind the glass, and become a person who had been there all day.</p>
<p>She got good at it. She learned to keep her hair pinned and her tea covered. She finished a scarf, a crossword book and most of a correspondence course in accountancy, which she’d started for the part and has continued because it turned out she liked it. On the wettest day they shot eleven scenes. On the driest, which was the twenty-third, they shot a pigeon.</p>
<h2>Kabir in the cupboard</h2>
<p>Kabir Anand Rao, who is the voice, was on set for all of it, though for most of the film you don’t see him. Kazi would not have the announcements added afterwards. She put him in a plywood box at the end of the shed with a microphone, a time-table and a torch, and he spoke every one of them live, in the heat, to a woman whom he could not see either.</p>
<p>He is known for talking. He’s just done a cricket comedy in which he hardly stops. In the box he had one rule: no jokes. “She told me, if you’re charming I’ll cut it,” he says of the director. “It’s a railway announcement. He’s charming because he’s <em>accurate</em>.” By the third week, he told me, he could tell from the pause before she turned her pages whether Revati had slept.</p>
<p>She says that she could tell when he’d eaten. The two of them had lunch together every day and by agreement did not discuss the film. When the eighty-first minute finally came to be shot, on day forty-four, neither had any idea of what the other was going to do. You will remember what she does. She looks at him for a while, and then she corrects the time.</p>
<p>It wasn’t in the script. The platform clock was three minutes slow, she says, and it had been bothering her since June.</p>
<h2>Chiplun, and a parrot</h2>
<p>She comes from Chiplun, where it rains as it does in the film. Her father kept a hardware shop. Her mother ran the school’s annual day for twenty-six years and cast her, at various times, as a tree, the other tree, and Rani Lakshmibai’s horse. It was a house where you had to project, because of the roof.</p>
<p>She took the night bus to Mumbai at twenty with a diploma in pharmacy and did three years of children’s theatre, in which she was mainly a parrot. From the parrot she says she learned everything. You can’t use your face in a beak. You’ve got the angle of the head and how long you leave it there. Watch her in the window again with this in mind. Juhi’s whole falling in love is done with an angle of perhaps eleven degrees.</p>
<p>Two small film parts followed. Both were sisters. Both had trays.</p>
<h2>Afterwards</h2>
<p>It would be easy to make this a story about holding out, and she doesn’t care for that version. “If Nilofer had missed a different train I’d be dispensing cough syrup,” she says. “There are forty girls holding trays who’d have been good.” She has kept the number of the producer with the elephants. He sent her flowers when the film opened and a card, which said he hoped that the rain had had a song.</p>
<p>It did. “Ticket Kata Le” comes up from every second phone on the train these days; she heard it in Chiplun market in the middle of a quarrel about prawns. She does not sing in it or dance to it. She counts coins in time, and there’s a school in Thane where the infants now do this at assembly.</p>
<p>What next? She has said yes to one thing, a film with no weather at all, set in a basement. She’s finishing the accountancy. And she’d like to be asked, one of these days, to a wedding, as a guest. She would sit down, she says. Somebody would bring her something on a tray. And she would take it, and look properly at whoever was holding it, and ask her what her name was.</p>
<p>As I left, a cloud that had been thinking it over since lunchtime came to a decision. She was at the window before I’d found my umbrella, head over to one side, about eleven degrees. “Late,” she said.</p>`,
    picture: 'trophy-celebrities-1',
    tags: ['revati salvi', 'chaand ka ticket', 'profile', 'monsoon'],
    hashtags: ['#RevatiSalvi', '#ChaandKaTicket', '#TheThirdActor'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 127,
    updatedHoursAgo: 109,
    views: 108220,
    filmSlugs: ['chaand-ka-ticket'],
    metaTitle: 'Revati Salvi on ‘Chaand Ka Ticket’: no to weddings, yes to rain',
    metaDescription:
      'Three offers to play the bride’s sister, then a script with rain on nineteen of its thirty-eight pages. A profile of Revati Salvi by Zoya Merchant.',
  },
  {
    slug: 'revati-salvis-first-audition-tape-in-her-words',
    title: 'Revati Salvi’s first audition tape, in her words',
    summary:
      'Four minutes on a borrowed phone, a hostel wardrobe, and a room-mate who had been told not to laugh. She watched it again for us and spoke over it.',
    content: `<p><em>The tape is from the year she arrived in Mumbai. It was for a part in a bank advertisement. She had not seen it since. We pressed play and wrote down what she said.</em></p>
<p>Oh no. That’s the wardrobe. You can see the wardrobe, we hung a sheet over it but the handle sticks through, so it looks as though I’m standing in front of a ghost with one arm.</p>
<p>That’s me saying my name. I say it like a question. Revati Salvi? As if someone might correct me. I’d been told to give my height and I’ve added two inches, look, I even stand up straighter when I say it, to help.</p>
<p>Now the profile. Left. Right. I’ve gone all the way round. Nobody had told me you stop.</p>
<p>The person holding the phone is Archana, my room-mate. She was doing her nursing exams. I’d made her promise she wouldn’t laugh, and so she’s breathing, can you hear it? Like a pressure cooker. She’s a ward sister now, very stern, and if I ring her up and say “Left, Right” she has to leave the room.</p>
<p>This is the scene. I’m a customer and I’ve just been given a home loan. That’s the entire situation. I decided that this woman’s father had died without ever owning a house, so I’m crying. For a home loan. It’s thirty seconds! The line is “So fast?” and I’m sobbing, “So… fast?”, as if they’d taken the house away.</p>
<p>Wait, though. There.</p>
<p>Can you go back? After the line, when I think that it’s finished. I look at the paper in my hand. It’s the mess bill, we didn’t have a prop. And I read it. I really read it, because it was wrong, they’d charged us for eggs. See my face? That’s the only true thing in four minutes. I’m adding up eggs.</p>
<p>I wish somebody had told that girl. Not that she was good, she was terrible. That <em>that</em> was it. It took me five more years to find out that you’re allowed to just read the paper.</p>
<p>They didn’t call. I rang to ask and the man said they’d gone with somebody who seemed happier about the loan.</p>
<p>Now Archana’s laughing. There she goes. And I say, still with the tears on, “Is it recording?”, and she says, “It’s been recording since the ghost.”</p>
<p><em>Could we have a still of the wardrobe for this page? She thought about it.</em> No. But you can say that it got the handle fixed.</p>`,
    picture: 'typewriter-voices-1',
    tags: ['revati salvi', 'auditions', 'in their words'],
    hashtags: ['#RevatiSalvi', '#FirstAudition'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 452,
    views: 76310,
    filmSlugs: ['chaand-ka-ticket'],
  },
  {
    slug: 'forty-dancers-one-take-the-woman-who-counts-to-eight-for-a-living',
    title: 'Forty dancers, one take: the woman who counts to eight for a living',
    summary:
      'Ishita Mohanty acts in one film, choreographs the next and never stops counting. A day with her, forty dancers, a floor that was still damp, and a very specific whistle.',
    content: `<p>“Five, six, seven, eight” is the one thing that Ishita Mohanty never says. She says the other four. Her dancers supply the rest with their feet, and she listens for whose comes late.</p>
<p>It is 7 a.m. in a rehearsal hall in Goregaon. Forty dancers stand on forty crosses of yellow tape. At noon a camera on a track will go among them for three minutes and eleven seconds without a cut, and by one o’clock, when a wedding caterer gets the hall, all of it must be over and swept up. She has a towel round her neck, a steel whistle, and a biscuit tin with the whole dance in it.</p>
<h2>The tin</h2>
<p>She started as a backing dancer, third row, at seventeen. In the third row you can’t see the choreographer. You learn from the neck in front. When she began to make dances herself she found that she couldn’t think about forty people from the front, so she bought forty buttons and a tray of rice. Each button’s a person. She draws their tracks in the rice with a chopstick, shakes the tray, and begins again.</p>
<p>“My assistants have tablets, with arrows,” she says. “Very nice. But you can’t shake them.” The largest button, brown horn off an overcoat, is always the camera. In the tin’s lid is a list of every dancer’s name, which side they favour, and who’s had an injury. She has never lost a button. She once lost a dancer for two hours, and found him asleep in the costume van, on his cross, which he had peeled up and taken with him.</p>
<p>You have seen the result even if you don’t know the name. The ballroom in <a href="/phir-milenge-farida">‘Phir Milenge, Farida’</a>, in which she also plays Farida, was made on that tray: sixteen elderly couples, not one a professional. So was the loom dance in <a href="/rangoli-mills">‘Rangoli Mills’</a>, where the dancers are the shuttles. For ‘Farida’ she rehearsed her own part last, after everyone else had gone home, with a coat stand for Aslam Shaikh.</p>
<h2>Nine o’clock: the floor</h2>
<p>Something is wrong. A boy in the fourth row has slid, then a girl in the fifth. The floor was mopped for us, kindly, and at this time of year it will not dry. Mohanty takes off her shoes and walks every cross. She sends for twelve kilos of newspaper and for the next half hour forty dancers shuffle up and down on the sports pages.</p>
<p>She uses it. By the time the floor’s dry, the shuffle has turned into eight counts that were not there before, between the second verse and the bridge. “They were all together,” she says. “When people are doing a real job they’re together. You can’t teach that, so I stole it.”</p>
<blockquote><p>“Nobody comes to see forty people do the same thing. They come to see forty people <em>agree</em>.”</p><p><strong>Ishita Mohanty</strong></p></blockquote>
<h2>Noon: the take</h2>
<p>A one-take dance isn’t difficult in the way that you’d suppose. The steps are simpler, since no one has the breath to do hard ones. What’s hard is the camera, a forty-first dancer who weighs ninety kilos and goes backwards. Everybody in its way must not be in its way, without seeming to have moved. Mohanty’s answer is what she calls the door: four dancers on any side who are, at that moment, doing something with a turn in it. They turn, and they’re gone, and it comes through.</p>
<p>There are nineteen doors in this dance. The seventh failed on take one. On take two an earring came off and lay in the middle of the floor and forty people danced round it, as cows do with a puddle. She let it go to the end; it’d be good for them. On take three a truck reversed outside, in a different tempo.</p>
<p>Take four she watched with her back turned. She stood with her face to the wall and listened. At the seventeenth door she held up a hand as if someone had asked her a question. At the end, in the silence, you could hear eighty feet not moving, and somewhere on the left one person let out a breath on the wrong beat.</p>
<p>“Rukmini,” Mohanty said to the wall. “It was perfect. You may breathe when I’ve turned round.”</p>
<h2>One o’clock</h2>
<p>The caterers were already carrying in chairs. Forty dancers got down on their hands and knees and picked at yellow tape with their nails. She did her own share, in the corner, talking the whole time about tomorrow, when there’d be sixty of them, and stairs. Did she ever dance for no reason, I asked, at home, to the radio?</p>
<p>She considered it. “I tried last week,” she said. “There was a song, the kitchen was empty. I got as far as four. Then I started looking to see who was behind me.”</p>`,
    picture: 'headphones-music-1',
    tags: ['ishita mohanty', 'choreography', 'dance', 'profile'],
    hashtags: ['#IshitaMohanty', '#OneTake', '#FortyDancers'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 343,
    views: 81950,
    filmSlugs: ['phir-milenge-farida', 'rangoli-mills'],
  },
  {
    slug: 'veerendra-sakpal-still-cannot-paint-a-nose',
    title: 'Veerendra Sakpal still cannot paint a nose',
    summary:
      'Six weeks in a Lalbaug workshop gave him a callus, a knot and eight good letters. The rest of the face, his teacher says, should be left to people with talent.',
    content: `<p>There is a cupboard in Veerendra Sakpal’s house that nobody is meant to open, and he opened it for me at once. Inside are twenty-three canvases, each about the size of a tea tray. Every one of them is a nose.</p>
<p>“This is a good one,” he said, and turned it the other way up.</p>
<p>He began them for <a href="/dadar-ka-raja">‘Dadar Ka Raja’</a>, in which he is a hoarding painter, and for which he spent six weeks in the workshop of the real one, Dattaram Pednekar. Sakpal is fifty-six. He has jumped from a crane, held his breath in a flooded turbine hall and carried Sulbha Gokhale down the length of a train. Pednekar made him rule squares for a fortnight. In the third week he was allowed a brush, in the fourth some paint.</p>
<p>He came out of it able to tie the scaffold knot behind his back, mix that blue by eye and letter the eight capitals that you see at the interval. What he couldn’t do, and can’t, is the middle of the face. He understands the theory. There’s a light side and a dark side and between them an edge that you must on no account draw. He draws it.</p>
<blockquote><p>“I have fought forty men with that hand. It won’t do as it’s told for one nostril.”</p></blockquote>
<p>The film was done months ago. He’s still at it, on Sundays, between eleven and one, at a desk by the kitchen window, with the radio on. He has given up using himself as a model, having got depressed. He does his driver, who’s patient and has, he says, a very clear nose, “like an instruction”. Every fourth Sunday he wraps the latest one in newspaper and goes to Lalbaug, where Pednekar takes it to the door, holds it up to the daylight for a considerable time and asks after his knees.</p>
<p>I asked the teacher, later, for a frank opinion. He wiped his hands. “He holds the brush properly,” he said. “He cleans it properly. He comes on time, and sits on the floor. I’ve had boys with the gift who couldn’t do these things and they’re driving taxis.” And the noses? “If he’d started at nine years old,” said Pednekar, “he’d have been very good at lettering.”</p>
<p>Sakpal was delighted with this. He has written it, in capitals, on the inside of the cupboard door. The V leans.</p>`,
    picture: 'powerhouse-trade-1',
    tags: ['veerendra sakpal', 'dadar ka raja', 'craft'],
    hashtags: ['#VeerendraSakpal', '#DadarKaRaja'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 246,
    views: 91420,
    filmSlugs: ['dadar-ka-raja', 'bijli-ghar', 'barsaat-express'],
  },
  {
    slug: 'kabir-anand-rao-answers-the-under-twelves-of-dongri',
    title: 'Kabir Anand Rao answers the under-twelves of Dongri',
    summary:
      'Eleven boys and girls of a real gully cricket team had questions about ‘Mohalla Premier League’. They did not ask about his inspirations.',
    content: `<p>The Dongri Daredevils play in a lane two metres and forty centimetres wide, and they had noticed things. After seeing <a href="/mohalla-premier-league">‘Mohalla Premier League’</a> they wrote to us with a list. Kabir Anand Rao read it standing up, and asked if he could phone a friend.</p>
<p><strong>Why is your back foot like that?</strong> (Zaid, 11)</p>
<p>Because I learned when I was thirty-one and that’s where it stopped.</p>
<p><strong>In the semi-final you’re out. It hits the drainpipe. Drainpipe is out.</strong> (Mehek, 10)</p>
<p>In our lane, the drainpipe’s two runs. There was a meeting. But I take the point, and I’ve told the director, and he’s gone very quiet.</p>
<p><strong>How many windows did you really break?</strong> (Four people)</p>
<p>Nine. I’ve been told there are receipts.</p>
<p><strong>Is Omkar Jadhav that funny or does somebody write it?</strong> (Sufyan, 9)</p>
<p>Somebody writes it. Then he does it and you look at the paper and it isn’t there. I stood next to him for fifty days trying to see how and I’ve got a cough from not laughing.</p>
<p><strong>Did you do the catch on the roof?</strong> (Mehek again)</p>
<p>The running is me and the landing is me. The bit in between is a lady called Prerna, in my shirt. She is better at it.</p>
<p><strong>Can you bowl?</strong> (Zaid)</p>
<p>No.</p>
<p><strong>Then why are you captain?</strong> (Zaid)</p>
<p>That’s what the film’s about, I think. You’ve done it in five words. It took us two hours and eleven minutes.</p>
<p>He asked to send something back with us: a bat, signed by the entire cast, and a note for the wicket-keeper, Mehek, who is thinking of becoming an umpire. It says that she was right, that it <em>was</em> out, and that he’d be grateful if she did not tell the under-fourteens.</p>`,
    picture: 'marquee-celebrities-1',
    tags: ['kabir anand rao', 'cricket', 'questions'],
    hashtags: ['#KabirAnandRao', '#MohallaPremierLeague'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 1204,
    views: 68870,
    filmSlugs: ['mohalla-premier-league'],
  },
  {
    slug: 'meher-daruwala-wore-thirty-one-masks-and-kept-one',
    title: 'Meher Daruwala wore thirty-one masks and kept one',
    summary:
      'Papier-mâché, leather, a colander. For ‘Naqaab Nagar’ she spent fifty-eight days with her face covered, and came away with opinions about eyebrows.',
    content: `<p>The thing nobody tells you about a mask, says Meher Daruwala, is that you can’t scratch. She has a red mark across the bridge of her nose that she thinks may now be permanent. She calls it her fee.</p>
<p>In <a href="/naqaab-nagar">‘Naqaab Nagar’</a> she’s a police stenographer who goes to a ball in place of someone who has been killed. There are ten exits and one villain, and the guests change masks each time the band changes key. She wears thirty-one. We laid the continuity photographs out on her dining table and she went down them like a teacher with a class.</p>
<ul>
<li><strong>Number 3, the heron.</strong> “Beautiful. Couldn’t get through doors.”</li>
<li><strong>Number 8, plain black cloth.</strong> The best to act in. “People lean towards you.”</li>
<li><strong>Number 14, a mirror.</strong> Every shot in it had to be lit so that you wouldn’t see the camera in her forehead. It took five hours, and it is on screen for nine seconds.</li>
<li><strong>Number 19, a kitchen colander.</strong> An emergency, when the real one was sat on. Pratyush Sen liked it so much that he wrote in a cook.</li>
<li><strong>Number 30, her own face.</strong> A cast, painted, worn slightly to one side. “I had my real expression underneath and nobody will ever know what it was. Faisal guessed. He was wrong.”</li>
</ul>
<p>She had expected to miss her mouth. What she missed was her eyebrows. “I do half of it with those,” she says. “You take them away and there’s just the neck.” She found an old dancer in Byculla and took lessons in the neck, Tuesdays and Fridays, two hours, for a month. Look at the scene on the service stairs, where she works out who the villain is, behind a leather cat. Nothing moves but a tendon.</p>
<p>And it was liberating, she admits, for perhaps the first two weeks. She ate lunch in the canteen among three hundred masked extras and was told by a harlequin, at some length, that Meher Daruwala was supposed to be difficult. Really? she said. In what way? He thought that she probably rehearsed too much.</p>
<p>The one she kept is Number 8. It’s on a nail by the front door, over the keys. When the bell rings and she would like not to be at home, she puts it on and opens the door, and says, with that neck, that there’s nobody here by that name.</p>`,
    picture: 'face-voices-1',
    tags: ['meher daruwala', 'naqaab nagar', 'costume'],
    hashtags: ['#MeherDaruwala', '#NaqaabNagar'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 618,
    views: 59330,
    filmSlugs: ['naqaab-nagar'],
  },
  {
    slug: 'faisal-qadri-learned-the-wheel-from-a-woman-who-sees-no-films',
    title: 'Faisal Qadri learned the wheel from a woman who sees no films',
    summary:
      'Hansaben Prajapati had never heard of her pupil. She broke his first ninety pots herself, so that he would not get attached.',
    content: `<p>Faisal Qadri has nice hands, and on the first day Hansaben Prajapati looked at them and sent him to cut his nails. On the second day she sent him to cut them again.</p>
<p>He plays a potter who goes into politics in <a href="/mitti-ka-sher">‘Mitti Ka Sher’</a>. She has been a potter for fifty-two years and has never been into a cinema, on the ground that it is dark and she would miss the light. No one in her yard knew who he was. A nephew had a feeling that he might be from the bank.</p>
<p>For three weeks she did not let him keep a pot. He’d raise one, crooked but standing, sit back, and she would put her thumb through it. “I was counting,” Qadri says. “Ninety. I got to hate that thumb. Around sixty I noticed I’d stopped making pots and begun making <em>the next one</em>.” He brought that to the part. His Bhola, in the film, gives speeches in just this way, eyes already on whatever comes after.</p>
<p>The ninety-first she left alone. She didn’t praise it. She looked round for something to put in it and put in her matches.</p>
<p>Last Sunday she was told that the film was out. She asked whether they had shown the kiln. They had. Then people would have seen, she said, that it needs a new door. Qadri sent a man with the door on Monday. It is, I’m told, a very good door, and he hung it himself, badly.</p>`,
    picture: 'marquee-celebrities-1',
    tags: ['faisal qadri', 'mitti ka sher', 'pottery'],
    hashtags: ['#FaisalQadri', '#MittiKaSher'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 12.4,
    views: 6120,
    filmSlugs: ['mitti-ka-sher'],
  },
  {
    slug: 'tanvi-sehrawats-packing-list-for-a-bride-on-the-run',
    title: 'Tanvi Sehrawat’s packing list for a bride on the run',
    summary:
      'She spent sixty-four days in the same wedding dress, between Hoshiarpur and Leh. What went into the bag in ‘Ladakh Mail’, and what she would put in it now.',
    content: `<p>The lehenga weighed nine kilos dry. Tanvi Sehrawat knows what it weighed wet, too, because she and Jigmet Dorje put it on the scale at a vegetable market in Manali: fourteen and a half. “Plus some stream,” she says.</p>
<p>In <a href="/ladakh-mail">‘Ladakh Mail’</a> she is Jasleen, who leaves by the kitchen door while the band’s still tuning and gets into the first vehicle with its engine running, which belongs to the post. The script gave her a cloth bag and did not say what was in it. Harkirat Gill told her to pack it herself, in ten minutes, as Jasleen, and not to show anyone. Here’s what turned up when it was opened on day one:</p>
<ul>
<li>a school certificate, laminated;</li>
<li>two parathas in foil (“I <em>would</em>, though”);</li>
<li>a mobile telephone and no charger;</li>
<li>a man’s sweater, her brother’s;</li>
<li>one earring, its partner being still in the ear;</li>
<li>a stapler.</li>
</ul>
<p>Gill asked about the stapler. She told him that she had picked up the last thing on the desk so that it would not look as though she’d been sitting at it. He used this. You’ll recall what the stapler does to the dress at the second river.</p>
<p>Would she take the same now? She has become scornful of her earlier self. The sweater’s fine. The foil should’ve been a tin. She would lose the certificate, which at 4,000 metres is of interest to nobody, and bring a candle, safety pins, sugar and a spare pair of laces. She would put a charger in first, “and then sit on the bag”.</p>
<blockquote><p>“You think that the running away is the hard part. It’s day two. On day two you have to wash something.”</p></blockquote>
<p>She did her own washing for the whole of the shoot, and most of her own driving after the stunt driver got altitude sickness. She learned to reverse a mail van down a hairpin with nine kilos of embroidery over the gear stick. Dorje, sitting beside her with the letter in his pocket, closed his eyes for those. It wasn’t acting, and they left it in.</p>
<p>The dress is at her mother’s. It has one sleeve, staples, and a burn from a stove in Keylong. Her mother had it dry-cleaned and was told that there was a trout in the hem. A small one. They gave it back in a bag.</p>`,
    picture: 'hoarding-celebrities-1',
    tags: ['tanvi sehrawat', 'ladakh mail', 'costume'],
    hashtags: ['#TanviSehrawat', '#LadakhMail'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 411,
    views: 73540,
    filmSlugs: ['ladakh-mail'],
  },
  {
    slug: 'jigmet-dorjes-father-carried-the-post-and-he-checked-the-walk',
    title: 'Jigmet Dorje’s father carried the post, and he checked the walk',
    summary:
      'Thirty-four years on one route above Leh. When his son was cast as a postman, Tsering Dorje asked to see the bag, then the boots, and then sent for a chair.',
    content: `<p>“Too fast,” said Tsering Dorje, from the chair. His son turned round and walked down the lane again with the bag. “Now you look like a man who is being watched,” said his father. This went on, I am told, until the potatoes were done.</p>
<p>Before ‘Ladakh Mail’ Jigmet Dorje had been in two plays, a film about a glacier and a public message on seat belts. His father had been, for thirty-four years, the whole of the postal service to nine villages, on foot and then on a pony and then, when the pony retired, on foot. He does not think much of acting, but he thinks about walking a good deal.</p>
<p>A postman’s walk, he holds, has three parts. Going up you lean, and you don’t look at the top, since it never looks any nearer. On the level you read, the next address, so as to have the letter in your hand at the gate. And going away from a house you listen. “For the first minute,” said Tsering. “In case it’s bad news. Somebody may need you to come back.”</p>
<p>That last is what you see in the film, in the scene at the blue door, and audiences have taken it for hesitation. Harkirat Gill did too. He had asked for Jigmet to deliver the telegram and leave. On the take he delivered it, left, and slowed, with his head turned just so; Gill was about to say cut when the woman inside, who was a villager and had been told only to open an envelope, called out to him. It isn’t in the script. He goes back. They used it all.</p>
<p>There’s been a lot of work since then. He goes next to Pampore for <a href="/kesar-aur-kohra">‘Kesar Aur Kohra’</a>, where he’s to play a night watchman, and he has been on the telephone about it. Tsering knows no watchmen. But he has known dogs, and he understands that it’s much the same: you sit, and you decide about noises.</p>
<p>He saw <a href="/ladakh-mail">the finished film</a> at a screening in Leh, in the front row, with the chair’s arms held fairly tight. At the end they asked him to say a few words. “The bag should be on the other shoulder,” he said, and sat. Then he got up again. “From the back,” he said, “I thought that it was me.”</p>`,
    picture: 'mic-celebrities-1',
    tags: ['jigmet dorje', 'ladakh mail', 'leh'],
    hashtags: ['#JigmetDorje', '#LadakhMail'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 327,
    views: 44190,
    filmSlugs: ['ladakh-mail', 'kesar-aur-kohra'],
  },
  {
    slug: 'four-fridays-out-of-six-sulbha-gokhale-gets-round-to-it',
    title: 'Four Fridays out of six: Sulbha Gokhale gets round to it',
    summary:
      'Four films in as many languages of impatience. At sixty-eight the busiest person in the box-office table explains that it is all a mistake of scheduling.',
    content: `<p>It was the dates. She’d like that understood. ‘Teesri Ghanti’ was made two years ago and was held up over a font. <a href="/barsaat-express">‘Barsaat Express’</a> came forward a month. ‘Kholi No. 9’ came when it was due, and the next Friday so did <a href="/vaara-ani-vaat">‘Vaara Ani Vaat’</a>, which is Marathi and thus, in her opinion, doesn’t count. “It was four trains on one platform,” says Sulbha Gokhale. “They were not all coming to see me.”</p>
<p>Still. Within six Fridays she has been on screen as a wardrobe mistress, a passenger with a box of chakli, a chawl’s unelected government and the keeper of a windmill. At sixty-eight, after four decades of mothers-in-law, she’s in the first line of the review. She reads reviews. She likes the ones that mention her hands.</p>
<h2>Chakli</h2>
<p>The box was hers. On the flooded coach of ‘Barsaat Express’ she was down for two lines, and to be carried. Between set-ups she handed round what her niece had fried, and Harkirat Gill noticed that thirty wet extras had gone completely silent. He asked if she’d do it on camera, without the lines. She did it in one. Her niece had to make eleven kilos more, for the other angles.</p>
<h2>How to be angry, in order</h2>
<p>She’s supposed to be good at anger, and young actors ask her how it’s done. She has boiled it down:</p>
<ol>
<li>Know what you were doing before. Nobody’s only angry; they were also cutting beans.</li>
<li>Go on cutting them.</li>
<li>Let the other person finish. It’s ruder.</li>
<li>Now put down the knife.</li>
</ol>
<p>“By then,” she says, “you needn’t say anything. But they’ve always written you something, so say it quietly and go out.” You can watch her do this, item by item, to Omkar Jadhav in the third reel of <a href="/kholi-no-9">‘Kholi No. 9’</a>. He says that he has had dreams about it.</p>
<h2>The mill at the end of the road</h2>
<p>I wanted to talk about ‘Vaara Ani Vaat’, where she’s alone for most of an hour with a windmill and a goat. It is as quiet as the other three are busy. She did it for the bus fare, more or less, since Anagha Tambe had no money left and told her so. What did she use? She was a long time answering.</p>
<p>“My mother used to stand at our back door in Wai when it was getting dark. I thought that she was looking for somebody. I’m older now than she was then, and do you know, I don’t think she was looking for anyone. I think she was just having the evening.” She put the cups together. “So I did that.”</p>
<p>She is writing something, in the gaps, on the backs of call sheets. She covered it with a saucer when I looked. It’s about a lift.</p>`,
    picture: 'popcorn-reviews-1',
    tags: ['sulbha gokhale', 'profile', 'acting'],
    hashtags: ['#SulbhaGokhale', '#KholiNo9', '#VaaraAniVaat'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 566,
    views: 62710,
    filmSlugs: ['kholi-no-9', 'barsaat-express', 'teesri-ghanti', 'vaara-ani-vaat'],
  },
  {
    slug: 'omkar-jadhav-fell-off-the-same-staircase-nineteen-times',
    title: 'Omkar Jadhav fell off the same staircase nineteen times',
    summary:
      'Three of the falls are in ‘Kholi No. 9’. He remembers the others by what he was carrying, from a gas cylinder to a very calm hen.',
    content: `<p>There’s a correct way to fall down a chawl staircase and Omkar Jadhav will show you on any staircase that’s handy, including the magazine’s. You start by being polite. “You step aside for someone,” he says, stepping, “and that’s it, you’ve used up your stair.”</p>
<p>He fell nineteen times for <a href="/kholi-no-9">‘Kholi No. 9’</a>. Falls one to six were with a gas cylinder, made of cork, which bounced. Seven to eleven, with a tray of modaks; the unit ate the evidence. Twelve was an accident. Thirteen was with a hen, whose name was Shalini and who rode the whole flight on his chest, looking about, and at the bottom got off. They could do nothing after that but print it.</p>
<p>His method comes from a great-uncle who was a loader at the docks. Let the thing fall and follow it. “If you try to save yourself the audience gets worried. If you try to save the modaks they’ll forgive you anything.”</p>
<p>He’s forty, with the knees of a man of forty-three. The stairs were real and have since been pulled down with the rest of the building. He went to watch. When they’d got to the ninth step, the loose one, he found that he had taken off his cap.</p>`,
    picture: 'seats-voices-1',
    tags: ['omkar jadhav', 'comedy', 'stunts'],
    hashtags: ['#OmkarJadhav', '#KholiNo9'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 772,
    views: 47280,
    filmSlugs: ['kholi-no-9'],
  },
  {
    slug: 'nasreen-banos-left-hand-has-its-own-chair',
    title: 'Nasreen Bano’s left hand has its own chair',
    summary:
      'Fourteen months of sitar for one eleven-minute shot. She kept the calluses, gave up the bangles, and found out how long a person can be looked at.',
    content: `<p>She sits on one chair and rests her left hand on another. It’s a habit from the year of <a href="/riyaaz">‘Riyaaz’</a>, when the hand ached every evening and somebody on the unit, as a joke, brought it a seat. Nasreen Bano has gone on doing it. Waiters bring an extra menu.</p>
<p>The shot everyone talks about is eleven minutes long. The student, whom she plays, has been told by her Ustad that she may perform the raag if she can first sit with it, alone, in front of him, until she no longer wants him to be pleased. The camera starts behind his shoulder. It crosses the room as slowly as the sun does. For the last four minutes it’s a metre from her face, and she’s playing.</p>
<p>That’s her. Ela Bhattacharya had a sitarist on call for the hands and never called her. “I didn’t tell Nasreen there was one until the wrap party,” Bhattacharya says. “I didn’t want her to know that she had a choice.”</p>
<h2>Fourteen months</h2>
<p>She had no music. She came from street theatre in Bhopal, with a voice that could cross a vegetable market. Her teacher, Vasudha Karandikar, gave her a single note for the first two months. In the third she was given another one. She practised from four in the morning until seven, as the character does, in a rented room above a tyre shop, to which she still pays rent, because she can’t now practise anywhere that doesn’t smell of rubber.</p>
<blockquote><p>“Everyone asks if it was hard to be watched for eleven minutes. It’s after minute five that you notice nobody’s watching. They’re listening. It’s the greatest relief of my life.”</p><p><strong>Nasreen Bano</strong></p></blockquote>
<p>They did it six times in two days. The fourth was technically the best: no slips, and the light came through the blind on the very beat. Bhattacharya chose the fifth. Near the end of it a string goes slightly flat, and Nasreen hears it, and you see her decide whether to stop. Devanshu Trivedi, who composed the piece, asked for the note to be corrected in the mix and was sent out for a walk.</p>
<h2>Different noises</h2>
<p>She is next a widow who runs a tent cinema, in ‘Tota Maina Talkies’, and is very happy to be shouting again. For that she’s learned to drive a lorry and splice film with her teeth. The hand has been helpful with the clutch.</p>
<p>But every morning, at four, she goes up past the tyres. She is on her fifth note. Karandikar says that there’s no hurry, and that there may not be a sixth.</p>`,
    picture: 'camera-celebrities-1',
    tags: ['nasreen bano', 'riyaaz', 'music', 'profile'],
    hashtags: ['#NasreenBano', '#Riyaaz'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 838,
    views: 51660,
    filmSlugs: ['riyaaz', 'tota-maina-talkies'],
  },
  {
    slug: 'raghav-nautiyal-aur-vah-ghodi-jisne-kehna-nahi-mana',
    title: 'राघव नौटियाल और वह घोड़ी जिसने कहना नहीं माना',
    summary: '‘आख़िरी ताँगा’ के लिए उन्होंने तीन महीने ताँगा हाँकना सीखा। रानी ने तीन महीने में उन्हें इंतज़ार करना सिखाया।',
    content: `<p>पहले दिन राघव नौटियाल ने लगाम खींची और रानी ने मुड़कर देखा, जैसे कोई पुराना सरकारी बाबू बिना मुहर की अर्ज़ी देखती है। फिर वह वहीं खड़ी रही, चालीस मिनट। लखनऊ के चौक में पूरा एक शूटिंग का दिन इसी तरह निकला, और निर्देशक निलोफ़र काज़ी ने शाम को कैमरा पैक करवाते हुए कहा: “आज बहुत काम हुआ।”</p>
<p>राघव तब समझे नहीं। अब समझते हैं। <a href="/aakhri-tonga">‘आख़िरी ताँगा’</a> एक ऐसे आदमी की कहानी है जिसके पास हफ़्ता भर बचा है और जल्दी बिल्कुल नहीं। “मैं थिएटर का आदमी हूँ,” वे बताते हैं, “मुझे हर चुप्पी में कुछ करने की आदत थी। रानी चुप्पी में सिर्फ़ चुप रहती है। उससे अच्छी अभिनेत्री मैंने नहीं देखी।”</p>
<h2>सुबह पाँच बजे का स्कूल</h2>
<p>उन्हें सिखाने वाले थे मुश्ताक़ अली, जिनकी रानी है। सबक़ सीधे थे। पहला महीना: सिर्फ़ मालिश और चारा। दूसरा: ताँगे के बग़ल में पैदल। तीसरे महीने गद्दी पर बैठने मिला, और तब भी लगाम मुश्ताक़ मियाँ के हाथ में। चाबुक कभी नहीं मिला, क्योंकि वह था ही नहीं। “चाबुक फ़िल्मों में होता है,” मियाँ ने कहा था। जो आपने परदे पर देखा, वह इसी वजह से बिना चाबुक का है।</p>
<p>राघव देहरादून के हैं, उम्र उनसठ। तीस बरस मंच पर रहे, सिनेमा में अक्सर किसी के पिताजी। यह पहली फ़िल्म है जिसमें वे पहले दृश्य से आख़िरी तक हैं। पोस्टर पर नाम देखा तो पत्नी ने पूछा कि वर्तनी किसने जाँची। वर्तनी ठीक थी।</p>
<blockquote><p>“आख़िरी दृश्य में मुझे रोना था। रानी ने कंधे पर मुँह रख दिया। फिर रोने की ज़रूरत नहीं रही, तो मैंने उसे गुड़ दिया। वही फ़िल्म में है।”</p></blockquote>
<p>अगली फ़िल्म में वे सितार के उस्ताद हैं, एला भट्टाचार्य की ‘रियाज़’ में। वहाँ भी सिखाने वाले ने पहले दिन यही कहा था कि हाथ ढीला रखिए। वे हर इतवार लखनऊ फ़ोन करते हैं और मुश्ताक़ मियाँ फ़ोन रानी के कान पर लगा देते हैं। दोनों तरफ़ से कोई कुछ नहीं कहता। बात लगभग दो मिनट चलती है।</p>`,
    picture: 'face-celebrities-1',
    tags: ['राघव नौटियाल', 'आख़िरी ताँगा', 'लखनऊ'],
    hashtags: ['#RaghavNautiyal', '#AakhriTonga'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 1331,
    views: 29810,
    filmSlugs: ['aakhri-tonga', 'riyaaz'],
  },
  {
    slug: 'pihu-ranade-aur-uttarayan-ki-chhat',
    title: 'पीहू रानडे पतंग उड़ाना नहीं जानती थीं, अब उतारना नहीं चाहतीं',
    summary: 'अहमदाबाद की एक छत, सात साल का एक उस्ताद और दो सौ तीस कटी पतंगें। ‘काग़ज़ की पतंग’ की तैयारी का हिसाब।',
    content: `<p>उस्ताद का नाम था जिगर, उम्र सात साल, फ़ीस रोज़ की एक केसर पेंडा। अहमदाबाद की पोल में उसकी छत सबसे ऊँची है। पीहू रानडे जब पहली बार चढ़ीं तो उसने पूछा, “दीदी, कौन सी क्लास?” पीहू ने सच बताया: कोई सी नहीं।</p>
<p><a href="/kaagaz-ki-patang">‘काग़ज़ की पतंग’</a> में वे पतंग बनाने वाले की बेटी हैं, जिसे माँझे से ज़्यादा काग़ज़ में दिलचस्पी है। पीहू पुणे में फ़्लैट में पली हैं जहाँ छत पर ताला रहता था। छह हफ़्ते में उन्होंने दो सौ तीस पतंगें कटवाईं। जिगर ने कोयले से दीवार पर गिनती लिखी। आख़िरी दिन जब पीहू ने पहली बार किसी की काटी, तो उसने गिनती मिटाई नहीं, बस नीचे एक लकीर खींच दी।</p>
<p>बनाना उड़ाने से जल्दी आया। बाँस छीलना, लेई पकाना, काग़ज़ को धूप की तरफ़ करके उसका रेशा देखना। फ़िल्म में जो सत्रह पतंगें वे बनाती हैं, सब उनकी बनाई हैं, एक को छोड़कर, जो उड़ती है।</p>
<p>उनकी साथी देविका ठाकर, जो अहमदाबाद की ही हैं, नीचे से चिल्लाकर सलाह देती थीं। ज़्यादातर ग़लत। शूटिंग को ख़त्म हुए अरसा हुआ, पर हर रविवार पीहू मुंबई में अपनी इमारत के चौकीदार से चाबी माँगती हैं। पिछले रविवार ऊपर चार बच्चे थे। इस रविवार ग्यारह। “अब मुझे भी कोई फ़ीस देता है,” वे कहती हैं। पेंडा नहीं, नमकीन।</p>`,
    picture: 'television-voices-1',
    tags: ['पीहू रानडे', 'काग़ज़ की पतंग', 'अहमदाबाद'],
    hashtags: ['#PihuRanade', '#KaagazKiPatang'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 158,
    views: 17930,
    filmSlugs: ['kaagaz-ki-patang'],
  },
  {
    slug: 'gurnoor-dhaliwal-eats-breakfast-twice',
    title: 'Gurnoor Dhaliwal eats breakfast twice, and that is the training',
    summary:
      'To play a village wrestler in ‘Sawa Lakh’ he gained nineteen kilos under the eye of a coach aged seventy-four. A day in meals.',
    content: `<p>At 4.30 it is almonds, forty, soaked, skinned by himself. At 7 the real breakfast: six parathas, a bowl of white butter and what the coach refers to as “some” milk. Gurnoor Dhaliwal once measured it. It was two litres and a bit.</p>
<p>For <a href="/sawa-lakh">‘Sawa Lakh’</a> he lived at an akhara outside Tarn Taran for five months. Pehlwan Karnail Dhillon, who runs it, had three conditions: no telephone in the pit, no mirror anywhere, and no one to be thrown who hadn’t first been fed. What remained of the day went like this:</p>
<ul>
<li><strong>9.00</strong> Dig the pit over, by hand, with buttermilk in the soil.</li>
<li><strong>11.00</strong> Be thrown by a schoolboy.</li>
<li><strong>11.05</strong> Again.</li>
<li><strong>13.00</strong> Lunch, then sleep. Sleep is compulsory and is inspected.</li>
<li><strong>17.00</strong> Be thrown by the schoolboy’s uncle.</li>
</ul>
<p>The boy, Arsh, is fourteen. In the hundred and eleventh session, Dhaliwal put him down, square, both shoulders. There was a hush. The coach came over and looked at the mark in the earth. “He has a cold,” he said. Arsh had no cold. They have stayed friends, and it was Arsh who told him what to do with the second breakfast, now that the film’s finished and he has to lose it all: give it to Arsh.</p>`,
    picture: 'hero-tickets-trade',
    tags: ['gurnoor dhaliwal', 'sawa lakh', 'wrestling', 'punjabi cinema'],
    hashtags: ['#GurnoorDhaliwal', '#SawaLakh'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 193,
    views: 35260,
    filmSlugs: ['sawa-lakh'],
  },
  {
    slug: 'aslam-shaikh-forgot-his-line-for-forty-seconds-and-they-kept-it',
    title: 'Aslam Shaikh forgot his line for forty seconds, and they kept it',
    summary:
      'In ‘Teesri Ghanti’ he is an actor who has dried on stage. On the fourth take he really did. He tells us what was going through his head, which was mainly soup.',
    content: `<p>There is a scene about two thirds of the way through <a href="/teesri-ghanti">‘Teesri Ghanti’</a> in which Aslam Shaikh’s old ham, playing a king, gets to the edge of the stage, raises an arm to curse the gods and finds that there’s nothing there. It’s meant to last about six seconds. The prompter hisses and on we go. In the film it lasts forty-six. It has been called the best comic acting of the season, and Shaikh would like to return the compliment to sender.</p>
<p>“I went up,” he says. “Properly. On a film set, with the page taped to the pillar! I’ve been doing this thirty-three years. I raised my arm and it was like opening the fridge.”</p>
<p>Because what the king is supposed to do is forget, nobody stopped. Manjiri Phatak thought he was being daring. The cameraman thought so. The two hundred extras, who’d been told to look embarrassed, were beginning to have no need to. Only Sulbha Gokhale, in the wings as the wardrobe mistress, knew, since she’d been in three plays with him and recognised the left ear. It goes red.</p>
<p>What was he thinking of? He’s been asked this so often that he has prepared a statement. For the first ten seconds, of the line. For the next ten, of his wife’s tomato soup, and if he’d turned the ring off. From twenty to thirty he was conscious chiefly of the arm. After that, he says, came a kind of peace. “I thought, well, this is me now. I’ll be here. They’ll bring me meals.”</p>
<blockquote><p>“And then, I swear to you, the king remembered it before I did.”</p></blockquote>
<p>You can see it happen. His eyes, which have been going round the balcony, come down, and he says the curse very gently, as one mentions a thing to a friend. There was applause in the scene because there was applause on the set. Phatak asked for a safety take. He gave her one, word perfect, at six seconds, and she says it is the deadest bit of film that she’s ever looked at.</p>
<p>Before each performance these days, he’s in a play on Thursdays, he stands for a while in the dark and tries to forget it all. It hasn’t worked so far. He had left the ring on, by the way. It was mulligatawny by the time he got home.</p>`,
    picture: 'clapper-trade-1',
    tags: ['aslam shaikh', 'teesri ghanti', 'comedy', 'theatre'],
    hashtags: ['#AslamShaikh', '#TeesriGhanti'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 1384,
    views: 56120,
    filmSlugs: ['teesri-ghanti'],
  },
  {
    slug: 'farhan-lokhande-sat-in-a-court-gallery-for-a-month',
    title: 'Farhan Lokhande sat in a court gallery for a month, and was told to hush once',
    summary:
      'He went to learn how witnesses speak for ‘Chashmadeed’. What he learned was how they wait, and where they look for a glass of water.',
    content: `<p>Bench four, on the aisle, under the fan that ticks. Farhan Lokhande had it for twenty-two working days. The ushers took him for a relative, though nobody could establish whose.</p>
<p>In <a href="/chashmadeed">‘Chashmadeed’</a> he’s a pharmacist’s assistant who sees something from a bus and would have preferred not to. Pratyush Sen had offered him a technical adviser. He asked for a bus pass, and went to watch.</p>
<p>“In films the witness looks at the judge, or at the accused,” he says. “In that room they looked at the water. There’s a jug, on a stool, and no one has ever told them if it’s for them.” He counted thirty-four witnesses. Five drank. All five asked first, all of them in a whisper, and the typist each time said yes, go on, without raising her head. In the film there’s a jug. He doesn’t ask.</p>
<p>He was hushed on day nineteen. An old woman who’d come about a wall was invited to identify her own signature, put on two pairs of glasses, and said, “It looks like mine but it’s in a better mood.” He laughed. The judge, who’d had to look down at his papers, sent a note to bench four. It said: <em>I also.</em></p>`,
    picture: 'trophy-celebrities-1',
    tags: ['farhan lokhande', 'chashmadeed', 'research'],
    hashtags: ['#FarhanLokhande', '#Chashmadeed'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 1017,
    views: 24870,
    filmSlugs: ['chashmadeed'],
  },
  {
    slug: 'anjana-madhav-knows-every-drip-in-the-room',
    title: 'Anjana Madhav knows every drip in the room',
    summary:
      'She spent thirty-one nights in the single set of ‘Mazha Muri’. There are seven leaks, they have names, and one of them can act.',
    content: `<p>The room is four metres by three and a half. It has a bed, a desk, a window, and above these a tiled roof through which, at points that were decided after long argument, the monsoon comes in. In <a href="/mazha-muri">‘Mazha Muri’</a> Anjana Madhav doesn’t leave it. She’s a proof-reader with a deadline and a broken ankle, and a great many vessels to catch water in.</p>
<p>“Vishnu wanted the leaks tuned,” she says. The director, Vishnu Parameswar, had each one placed above a particular pot, brass, steel, clay, to give a scale. It worked until the pots filled, when everything went up by a third. So she emptied them, in character, between lines, and that’s the film: a woman who can’t finish a sentence because something has reached the brim.</p>
<p>The crew named the drips. Kunjappan is over the lamp. Teacher comes at regular intervals. The one over the bed, Ammini, was unreliable in rehearsals and then, in the scene where she reads the letter aloud, fell just once, on the last word, from two and a half metres, on the ink. No one had touched a valve. They looked at one another. “I’d worked with actors,” says Anjana, “who would’ve done it twice.”</p>`,
    picture: 'cassette-music-1',
    tags: ['anjana madhav', 'mazha muri', 'malayalam cinema'],
    hashtags: ['#AnjanaMadhav', '#MazhaMuri'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 702,
    views: 21440,
    filmSlugs: ['mazha-muri'],
  },
  {
    slug: 'charan-teja-vemuri-can-now-repair-your-clock',
    title: 'Charan Teja Vemuri can now repair your clock',
    summary:
      'He apprenticed for ‘Godavari Gadiyaaram’ with a watchmaker who paid him eleven rupees. His vanity van has forty-one clocks in it and none agree.',
    content: `<p>You hear the van before you get to it. Inside, Charan Teja Vemuri is bent over somebody’s mantel clock with a glass screwed into one eye and a pair of tweezers, and he asks you, without turning, to shut the door gently. There are forty-one of them ticking and he has set no two alike. It’s the only way, he explains, to hear which of them has stopped.</p>
<p>He is among the biggest names that Telugu cinema has. For <a href="/godavari-gadiyaaram">‘Godavari Gadiyaaram’</a>, in which his family has kept a tower clock for five generations, he spent three weeks in a shop in Rajahmundry two metres wide, belonging to a Mr Subba Rao Nallamilli. Customers handed him their watches. Several recognised him and were asked to wait their turn. On the last day Mr Nallamilli paid him what he’d paid his first apprentice: eleven rupees, in coins.</p>
<p>Word got round. Now the light boys bring him alarm clocks, and a minister’s office has sent something in a velvet case. He doesn’t charge, but he insists that you come and get it in person, and wind it while he watches.</p>
<blockquote><p>“People shake them. You break your own time and then you shake it. Put it down, I tell them. Listen to it first.”</p></blockquote>
<p>I had a wrist-watch that’d been dead since school. He opened it, breathed on something, and took out with the tweezers a grain of, he thought, sugar. It goes. It’s four minutes fast and I find I cannot bring myself to correct it.</p>`,
    picture: 'dance-celebrities-1',
    tags: ['charan teja vemuri', 'godavari gadiyaaram', 'telugu cinema'],
    hashtags: ['#CharanTejaVemuri', '#GodavariGadiyaaram'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 961,
    views: 112480,
    filmSlugs: ['godavari-gadiyaaram'],
  },
  {
    slug: 'devika-thaker-writes-down-every-auto-rickshaw',
    title: 'Devika Thaker writes down every auto-rickshaw',
    summary:
      'DRAFT. Nine notebooks, 1,640 rides, one column for the fare and one for what the driver said. She says that it is how she learned to act.',
    content: `<p>Ride 1,203 was from Paldi to the station, ₹64, and the driver said: “My son has your walk, he also goes like he’s late for a fight.” She wrote it down, with the date and the weather, and eight months later used the walk in <a href="/kaagaz-ki-patang">‘Kaagaz Ki Patang’</a>.</p>
<p>Devika Thaker began the notebooks at college because she thought that she was being overcharged. She was. By the second one the fare column had grown thin and the other wide. She can find you, in under a minute, eleven ways in which people say that they’re not angry.</p>
<p>Her part in the film is the neighbour on the next roof, who talks. Rutul Mehta gave her a free hand and about a third of what she says is, by her own account, stolen from men facing the other way. “Nobody lies to the back of an auto,” she says. “They can’t see if it’s working.”</p>
<p><em>Zoya to self: ask about ride 1 (she said “another time”). Get the picture of the notebooks. Is it 1,640 or 1,460? She said both.</em></p>`,
    picture: 'kites-celebrities-1',
    tags: ['devika thaker', 'kaagaz ki patang', 'notebooks'],
    hashtags: ['#DevikaThaker', '#KaagazKiPatang'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 2.8,
    views: 300,
    isDraft: true,
    filmSlugs: ['kaagaz-ki-patang'],
  },
  {
    slug: 'the-man-who-is-veerendra-sakpal-from-behind',
    title: 'The man who is Veerendra Sakpal from behind',
    summary:
      'Santosh Gawli has been the back of the biggest star in the table for nineteen years. His mother can tell which shots are his by the elbows.',
    content: `<p>If you have seen <a href="/bijli-ghar">‘Bijli Ghar’</a>, and ₹312.4 crore suggests that you have, you’ve looked for eleven full minutes at Santosh Gawli. He’s the one going up the pylon. He’s also the one standing at the window while Tanvi Sehrawat tells him about the vault, since on that day the man himself had a fever; and in the last shot, which went on the poster, that’s his neck.</p>
<p>He is a slight, careful man who repairs mixers in Bhandup when there’s no shooting. You wouldn’t turn round for him in the street. Then he gets up to fetch the tea and goes to the kitchen, and it’s the most peculiar thing. A star leaves the room.</p>
<p>It began as a day’s work, a motorcycle, someone of the same height. Afterwards Sakpal asked to see the rushes and was silent. “He asked me, do I do that? With my shoulder?” He did. Gawli had noticed it in the canteen queue. For nineteen years they’ve kept each other up to date. When Sakpal hurt his hip, Gawli limped for a month so as not to fall behind. When Gawli got spectacles, Sakpal had to learn not to push his own up.</p>
<h2>The rules of a back</h2>
<p>Never scratch. Never turn at a noise until he would. Breathe low, because a jacket shows it. Most of all, says Gawli, you mustn’t play the star. “I don’t do <em>Veerendra Sakpal</em>. I do whoever he’s doing. In <a href="/dadar-ka-raja">‘Dadar’</a> it’s an old man who doesn’t want people to know about the knee. So I have to have the knee, and then I’ve got to hide it.”</p>
<p>He wasn’t needed for the interval fight in that one: every back in it is the owner’s. He came anyway, on his night off, and stood by the paint tins. Somewhere around three in the morning Sakpal couldn’t get the climb up the ladder to look tired enough. Gawli went up it once for him, and he watched, and then he went up it like that.</p>
<blockquote><p>“So for that shot he was doubling me,” Gawli says. “I told my mother. She said yes, she’d thought that it was me.”</p></blockquote>
<p>She is eighty-one and goes to all of them on the first Saturday, in the third row. She doesn’t follow the stories much any more. She’s waiting for the hero to turn away. When he does so she nudges whoever’s beside her and says, quite loudly, “There’s my Santosh,” and the person beside her, I’m told, nearly always says, “Where?”</p>`,
    picture: 'cans-reviews-1',
    tags: ['body doubles', 'veerendra sakpal', 'bijli ghar', 'profile'],
    hashtags: ['#BijliGhar', '#BodyDouble', '#SantoshGawli'],
    byline: 'Zoya Merchant',
    language: 'en',
    hoursAgo: 67,
    views: 58240,
    filmSlugs: ['bijli-ghar', 'dadar-ka-raja'],
    metaDescription:
      'For nineteen years Santosh Gawli has been the back of Veerendra Sakpal. He explains the rules of a back, and how his mother picks him out.',
  },
];
