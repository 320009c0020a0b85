import type { DemoArticle } from '../article.ts';
import { chart, filmCard, priceTicket, related, versus } from '../blocks.ts';

export const trade: DemoArticle[] = [
  {
    slug: 'second-friday-holds-small-towns-dadar-ka-raja',
    title: 'Second Friday holds: why small towns are keeping ‘Dadar Ka Raja’ alive',
    summary:
      'The big-city multiplexes have moved on. In Nashik, Nagpur and forty places with one screen each, the painter is still on his scaffold, and the evening show is full.',
    content: `<p>The man who changes the posters at Regal Palace in Nashik has a rule: a film comes down when the paste gets tired. The hoarding for <a href="/dadar-ka-raja">‘Dadar Ka Raja’</a> went up two weeks ago. Last Friday he came with his bucket, looked at the queue, and pasted a fresh one over it. Same film.</p>
<p>That queue is the story of the second Friday. ‘Dadar Ka Raja’ opened at ₹18.4 crore nett and finished its first weekend at 64.2. Then the weekdays went the way that weekdays go, down to 4.5 on the first Thursday. Hindi action films of this size usually lose a little more the next day, when two new films take the good shows. This one turned round: ₹5.4 crore nett, a fifth above its Thursday, and then 7.7 on the Saturday and 7.7 again on the Sunday.</p>
${chart('dadar-ka-raja')}
<h2>Two films in one</h2>
<p>Look at where it came from, and the film splits in two. On opening day, by the distributor’s count, centres outside the twelve largest cities brought 31 per cent of the business. On the second Friday they brought 46.</p>
<ul>
<li><strong>Large cities:</strong> about ₹12.7 crore nett on the first Friday, 2.9 on the second. They lost more than three quarters.</li>
<li><strong>Everywhere else:</strong> about ₹5.7 crore nett, then 2.5. They kept almost half.</li>
<li><strong>Single screens with one house only:</strong> 64 of them played it in the first week. Sixty-one still do.</li>
</ul>
<p>Trade analyst Hemant Rupawate has a name for this shape. He calls it a bus-stand film. “In the city you see it because it is Friday. In the town you see it because your brother-in-law has come, and he has not seen it, and you would like to watch him watch it.”</p>
<h2>What they are watching</h2>
<p>We asked in four towns. In Nashik, at the noon show, it was the father-and-son scene on the scaffold. In Nagpur, at Anand Chitra Mandir, people come for “Raja Aaya”, and the manager raises the sound by two marks when the band enters the lane. In Akola a schoolteacher was there for the third time because her pupils keep quoting the wrong line and she wished to be certain.</p>
<p>And everywhere somebody mentioned the brush. Veerendra Sakpal’s painter does not lift a hand until the interval. Until then he letters a wall, slowly, in a hand that most of these towns remember from their own shop signs. The hero’s trade vanished from the cities a generation ago. In a town of a lakh and a half the man who did it is still alive, and has usually been brought along.</p>
<blockquote>He came with a stick and two grandsons. In the interval he told the whole stall row that the serif on the ‘R’ was wrong. Next evening he came again. I did not take money for the second ticket.</blockquote>
<p>That was the manager of Regal Palace. He adds that the serif <em>is</em> wrong, now that one looks.</p>
<h2>The dull reasons</h2>
<p>Sentiment does not keep a screen. Terms do. Peepal Tree Pictures agreed before release that halls with a single screen could keep a larger share from the second week, on the condition that they did not cut the evening show. It costs the producer perhaps eight rupees in every hundred nett. It also means that in a town with one hall there was simply no reason to try the new thing.</p>
<p>The second dull reason is the length. Two hours and twenty-eight minutes leaves room for four shows and a clean hall. Last winter’s bigger films ran close to three hours, and small exhibitors remember it as one remembers a guest.</p>
<p>The third is that the prices were left alone. The average ticket in these centres, the distributor says, has been ₹118 gross in both weeks. In the large cities it began at 264 and had to come down.</p>
<h2>How far?</h2>
${filmCard('dadar-ka-raja')}
<p>The total stands at ₹128.4 crore nett on a cost of 72, and our table shows the film up by 12.4 per cent. Mr Rupawate thinks that 150 nett is “a question of rain”. He does not think it will reach the ₹312.4 crore nett of <a href="/bijli-ghar">‘Bijli Ghar’</a>, by the same director and star, and nor does anyone else. “That was a wedding. This is the house where the wedding party comes back to eat.”</p>
<p>In Nashik the man with the bucket has already mixed paste for next Friday. We asked which poster he was expecting. He shrugged towards the queue, which had reached the cycle stand. “It depends on them,” he said. “I only bring the glue.”</p>
${related('the-last-hand-painted-hoarding-in-lalbaug', 'The last hand-painted hoarding in Lalbaug')}`,
    picture: 'hero-tickets-trade',
    tags: ['dadar ka raja', 'box office', 'single screens', 'second week'],
    hashtags: ['#DadarKaRaja', '#SecondFriday', '#BoxOffice'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 20.4,
    views: 46800,
    isFeatured: true,
    filmSlugs: ['dadar-ka-raja', 'bijli-ghar'],
    metaTitle: 'Second Friday holds for ‘Dadar Ka Raja’',
    metaDescription:
      'At ₹128.4 crore nett and counting, small towns bring almost half the business of ‘Dadar Ka Raja’. What they are watching, and the terms behind it.',
  },
  {
    slug: 'hundred-crore-club-very-quiet-member',
    title: 'The ₹100 Cr club has a new, very quiet member',
    summary:
      '‘Barsaat Express’ opened at 9.3, was called finished by Monday, and went past ₹100 crore nett in its fourth week without a single cake.',
    content: `<p>There is normally a cake. It has the number on it in icing, the star cuts the second zero, and a photograph goes out by noon. When <a href="/barsaat-express">‘Barsaat Express’</a> passed ₹100 crore nett this week, the office of Highroad Studio had samosas, because it was somebody’s birthday.</p>
<p>“We did not know,” says a person who was holding one. “Accounts came in at four and said, by the way.”</p>
<p>It was never meant to be that sort of film. The opening day was ₹9.3 crore nett, in a week of heavy rain, for a story about heavy rain. The weekend came to 31.0. By Monday two newspapers had sent it to the yard. What they missed was that Monday itself was ₹5.0 crore nett, more than half of the opening day, and that the Thursday was still 3.6.</p>
<h2>The flattest line in the book</h2>
<p>Plot the weekdays on paper and you get something like a staircase in a school: broad, low, easy to climb down. Week one was ₹47.9 crore nett, week two 26.5, week three 16.5: it has lost about two fifths each time, and never half. It did so without a song on the chart until “Bheegi Local” arrived, late, by way of autorickshaws, and without a second trailer. Families went in groups of seven and eight. Veerendra Sakpal’s motorman and Sulbha Gokhale’s schoolteacher are, between them, about a hundred and ten, and everybody’s grandmother had an opinion on the ladder.</p>
${versus('barsaat-express', 'godavari-gadiyaaram')}
<p>For comparison, here is how quickly other members crossed the same line, all in India nett:</p>
<ul>
<li><a href="/bijli-ghar">‘Bijli Ghar’</a>: five days.</li>
<li><a href="/godavari-gadiyaaram">‘Godavari Gadiyaaram’</a>: nine days.</li>
<li>‘Barsaat Express’: twenty-seven days, one of them spent entirely under water in Thane.</li>
</ul>
<p>Is a slow hundred worth as much as a fast one? To the producer, a little less: the studio’s share of each ticket shrinks with the weeks. To the halls it is worth more, for exactly that reason. “A fast film pays the star,” says Hemant Rupawate. “A slow film pays my plumber.”</p>
<p>Director Harkirat Gill heard it on a bus. He was told that there ought to be a cake now, and asked whether it could say 99.</p>`,
    picture: 'clocktower-trade-1',
    tags: ['barsaat express', '100 crore', 'box office'],
    hashtags: ['#BarsaatExpress', '#HundredCrore'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 517,
    views: 71900,
    filmSlugs: ['barsaat-express', 'bijli-ghar', 'godavari-gadiyaaram'],
  },
  {
    slug: 'chaand-ka-ticket-three-crore-to-go',
    title: '‘Chaand Ka Ticket’ needs ₹3.2 crore more, and the clerk is in no hurry',
    summary:
      'At 96.8 nett the romance is one good weekend from the hundred. Three things that could help it, and one cricket match that will not.',
    content: `<p>₹96.8 crore nett. It is the most uncomfortable number in the trade: too large to be pleased with, too small to be framed. <a href="/chaand-ka-ticket">‘Chaand Ka Ticket’</a> has sat near it all week, selling steadily, like its heroine.</p>
<p>The film opened at ₹11.7 crore nett and made 41.9 in its first weekend. In our table it is still up, by 4.1 per cent. At the current pace, the missing 3.2 arrives within days, and would make it the second quiet hundred of the season after <a href="/article/hundred-crore-club-very-quiet-member">‘Barsaat Express’</a>.</p>
${chart('chaand-ka-ticket')}
<p>For it: the song, which has not been out of the first place on any list we know; a run of school holidays; and evening shows that Lantern Street Films bought back in eleven cities at its own cost. Against it: a cricket final on Sunday and two new films with Friday’s posters still wet.</p>
<p>We rang the distributor’s office to ask for the morning figure. The line was busy, then answered by a recording of a platform announcement. It asked us to stand behind the yellow line. They have, it seems, time for jokes.</p>`,
    picture: 'beam-news-1',
    tags: ['chaand ka ticket', 'box office', '100 crore'],
    hashtags: ['#ChaandKaTicket', '#BoxOffice'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 16,
    views: 19300,
    filmSlugs: ['chaand-ka-ticket'],
  },
  {
    slug: 'small-openings-long-legs',
    title: 'Small openings, long legs: nine films measured by how far they walked',
    summary:
      'Divide the total by the first weekend and the league table turns over. A Marathi film about a windmill keeper goes to the top.',
    content: `<p>An opening tells you how many people were persuaded. What comes after tells you how many were pleased. So once a month this desk does a sum that any reader can repeat: total so far, divided by the first weekend. Everything is India nett, and everything is from our own table.</p>
<ul>
<li><a href="/vaara-ani-vaat">‘Vaara Ani Vaat’</a>: 12.9 from a weekend of 3.1. It has walked <strong>4.2</strong> times its start.</li>
<li>‘Bijli Ghar’: 312.4 from 78.5, or <strong>4.0</strong>. Large and long, which is rare.</li>
<li>‘Godavari Gadiyaaram’: 203.8 from 55.2, <strong>3.7</strong>.</li>
<li><a href="/mazha-muri">‘Mazha Muri’</a>: 28.4 from 7.8, <strong>3.6</strong>, with the same room in every shot.</li>
<li>‘Barsaat Express’: 112.6 from 31.0, also <strong>3.6</strong>.</li>
<li>‘Rangoli Mills’: 41.0 from 12.1, <strong>3.4</strong>.</li>
<li>‘Aakhri Tonga’: 5.3 from 1.6, <strong>3.3</strong>, on nineteen screens.</li>
<li>‘Teesri Ghanti’: 24.6 from 8.3, <strong>3.0</strong>.</li>
<li><a href="/riyaaz">‘Riyaaz’</a>: 19.9 from 7.4, <strong>2.7</strong>, and still adding.</li>
</ul>
<p>Two cautions. A film in its second week has had no time to walk, so ‘Dadar Ka Raja’ at 2.0 is not slow, only young. And a high figure can be made by a terrible opening. The windmill film began on so few screens that a coach party from Satara moved its average.</p>
<p>Still, look at what the upper half has in common. Not stars: Sulbha Gokhale leads one, a nearly unknown cast another. Not size. What they share is the matinee. In each of these the share of tickets sold before five in the afternoon went <em>up</em> from the first week to the third. Those are people who were told about it, by somebody with time to talk.</p>
<p>“Weekend money is shouting,” Hemant Rupawate says. “Wednesday money is whispering. I am deaf to shouting by now.” He has done the same sum since he was a booking clerk, on the backs of tickets. He keeps the good ones in a biscuit tin, and it is nearly full.</p>`,
    picture: 'marquee-trade-1',
    tags: ['box office', 'analysis', 'multiples', 'vaara ani vaat'],
    hashtags: ['#BoxOffice', '#LongLegs'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 195,
    views: 23600,
    filmSlugs: ['vaara-ani-vaat', 'bijli-ghar', 'mazha-muri', 'riyaaz'],
  },
  {
    slug: 'nett-gross-share-one-ticket-explained',
    title: 'Nett, gross, share: the life of one ₹150 ticket',
    summary:
      'Three numbers are printed for every film and they are never the same. We followed a single ticket from a window in Nagpur to the producer’s bank.',
    content: `<p>On a Tuesday evening at Anand Chitra Mandir in Nagpur, a man in a checked shirt bought one balcony seat for <a href="/bijli-ghar">‘Bijli Ghar’</a>. He paid ₹150. Let us follow it, since he went in to watch the film.</p>
<h2>Gross</h2>
<p>The ₹150 is the gross. It is what the public pays, and the largest number anybody can honestly print, so it is the one you see on posters. If somebody says only “collection”, ask which.</p>
<h2>Nett</h2>
<p>Tax comes off first. On this ticket, at this hall, it left ₹127 and some paise. That is the nett: the money that the film actually took. Our table is always nett and always India, because it is the only figure that lets you compare a hall in one state with a hall in another. As a rule of thumb the nett is about five sixths of the gross, and anyone who gives you a fraction more exact than that is selling something.</p>
<h2>Share</h2>
<p>Now the hall and the distributor divide the nett. In a first week the distributor may receive half. In a third, a third. This was a third: forty-two rupees went to Mumbai, and eighty-five stayed in Nagpur, where they met the electricity bill, two ushers and the man who tunes the generator.</p>
<ul>
<li>Gross, at the window: ₹150</li>
<li>Nett, after tax: about ₹127</li>
<li>Distributor’s share: about ₹42</li>
<li>What reached the producer, after prints, publicity and commission: about ₹29</li>
</ul>
${priceTicket('Where the ₹150 go', [
  ['Tax', '₹23'],
  ['The hall: power, ushers, generator', '₹85'],
  ['Prints, publicity and commission', '₹13'],
  ['The producer', '₹29'],
])}
<h2>Hit or not?</h2>
<p>A film is in profit when the last of those four, multiplied by everyone, is more than it cost, together with music and streaming sales that no outsider sees. This is why “₹100 crore” can be a triumph or a polite disaster. A film that cost twelve and made forty nett has done better than one that cost ninety and made a hundred and thirty.</p>
<p>We met the man in the checked shirt again as he came out. We explained where his money had gone. He listened very patiently. “And the samosa?” he asked. The samosa, we had to tell him, was ₹40, and stays with the hall entirely. He nodded. “That,” he said, “was also the better plot.”</p>`,
    picture: 'cassette-music-1',
    tags: ['explainer', 'nett', 'gross', 'box office'],
    hashtags: ['#NettAndGross', '#TradeExplained'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 1377,
    updatedHoursAgo: 640,
    views: 104700,
    filmSlugs: ['bijli-ghar'],
    metaTitle: 'Nett, gross and share explained with one ticket',
    metaDescription:
      'What nett, gross and distributor share mean at the Indian box office, by following one ₹150 ticket from the window to the producer.',
  },
  {
    slug: 'bijli-ghar-last-show-in-a-hall',
    title: 'The last evening show of ‘Bijli Ghar’ had nine people in it, and all of them clapped',
    summary:
      'The year’s biggest film, at ₹312.4 crore nett, is leaving its last single screens. We sat through the final one at Liberty Talkies.',
    content: `<p>Row F: a couple with a sleeping baby. Row H: your correspondent. Balcony: six college students with one packet of chips. At 9.40 on Thursday the lights went down at Liberty Talkies on the last evening show of the biggest film of the year, and somebody up there whistled out of duty.</p>
<p><a href="/bijli-ghar">‘Bijli Ghar’</a> began with ₹21.3 crore nett on its first day and 78.5 by that Sunday, when this hall had put chairs in the aisle. It stands at 312.4 nett, and our table has it down by 11 per cent, which is how large animals sit down: slowly, front legs first.</p>
<p>The manager could have stopped a fortnight ago. The evening show has been losing money since the rain began. He kept it, he says, because of the breaker scene. When the hum stops and the hall goes silent, he likes to stand at the back and hear the ceiling fans. “In the first week I could not hear them. Eight hundred people, breathing. Now I can hear them. It is how I know that it is time.”</p>
<p>The nine of us clapped at the end, the baby included, with help. The new poster went up at ten past midnight.</p>`,
    picture: 'powerhouse-trade-1',
    tags: ['bijli ghar', 'liberty talkies', 'box office'],
    hashtags: ['#BijliGhar', '#LastShow'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 588,
    views: 37400,
    filmSlugs: ['bijli-ghar'],
  },
  {
    slug: 'godavari-gadiyaaram-two-hundred-crore-clock',
    title: '₹203.8 crore nett and one clock: where ‘Godavari Gadiyaaram’ earned its money',
    summary:
      'Three quarters came from two states. The surprising quarter came from night shows in the north, where people read the subtitles aloud to one another.',
    content: `<p>The clock in <a href="/godavari-gadiyaaram">‘Godavari Gadiyaaram’</a> stands seventeen minutes slow, and so, at first, did the Hindi belt. The Telugu original opened at ₹16.5 crore nett, nearly all of it between Srikakulam and Kurnool. In the north, the first Friday was a rounding error: forty lakh.</p>
<p>Six weeks on, the total is ₹203.8 crore nett. By Gauthami Arts’ own statement about 154 of it is from Andhra Pradesh and Telangana, 21 from Karnataka and Tamil Nadu, and close to 29 from everywhere else. For a film with no Hindi star and a title that takes a run-up, that last figure is the one the trade is passing round.</p>
<p>It was not the Hindi version, which was made with care and therefore came late. Exhibitors in Bhopal and Indore could not wait, and asked for the subtitled original instead, in one show, at ten at night. Those shows filled. At a hall in Indore the manager found people reading the lines out for parents who could not make out the letters in time, half a row at once, like a very soft chorus.</p>
<blockquote>I was about to complain. Then I noticed that I had stopped reading. The lady behind me was doing Charan Teja’s mother better than the film.</blockquote>
<p>Director Sandhya Rani Kolli has been told about it and wants the lady’s telephone number.</p>
<p>What follows from this? Producers will now say “subtitles” in meetings for a month. Hemant Rupawate advises against a rule. “A good clock is right in every language,” he says. “A bad one you can dub as you like.” He then asked us the time, and we were late.</p>`,
    picture: 'gramophone-music-1',
    tags: ['godavari gadiyaaram', 'telugu', 'subtitles', 'box office'],
    hashtags: ['#GodavariGadiyaaram', '#TeluguCinema', '#BoxOffice'],
    byline: 'Malathi Sundar',
    language: 'en',
    hoursAgo: 70,
    views: 38300,
    filmSlugs: ['godavari-gadiyaaram'],
  },
  {
    slug: 'mitti-ka-sher-tota-maina-opening-day',
    title: 'Friday’s two: ‘Mitti Ka Sher’ opens at ₹7.2 crore nett, ‘Tota Maina Talkies’ at 4.8',
    summary:
      'A potter beat two projectionists on day one, as expected. The gap was smaller than the screen count said it would be.',
    content: `<p>Twelve crore nett between them, and nobody is crying. <a href="/mitti-ka-sher">‘Mitti Ka Sher’</a>, with Faisal Qadri as the potter who enters politics, took ₹7.2 crore nett on its first Friday. <a href="/tota-maina-talkies">‘Tota Maina Talkies’</a>, Tushar Bhalerao’s comedy of two touring cinemas, took 4.8.</p>
<p>Now divide by screens. Blackbird Talkies had the potter on 2,050; Sapta Films had its tents on 1,120. Per screen that is about ₹35,000 nett for the one and ₹43,000 for the other. The smaller film played to fuller rooms, mostly after seven in the evening.</p>
<p>Mornings were thin for both. The potter’s noon shows grew in Gujarat and Madhya Pradesh, where the campaign sent round a clay cup with every fourth ticket. In Indore a man bought four tickets alone. He has his reasons, and a set.</p>
<p>The weekend figure arrives on Monday. Until it does, treat every total you are sent on your phone, including those with a lion on them, as pottery.</p>`,
    picture: 'popcorn-trade-1',
    tags: ['mitti ka sher', 'tota maina talkies', 'opening day'],
    hashtags: ['#MittiKaSher', '#TotaMainaTalkies', '#OpeningDay'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 3.2,
    views: 6100,
    filmSlugs: ['mitti-ka-sher', 'tota-maina-talkies'],
  },
  {
    slug: 'who-gets-the-nine-o-clock-show',
    title: 'Who gets the nine o’clock show? Inside the week before a clash',
    summary:
      'Two releases, one Friday, and a spreadsheet that changed hands sixty-one times. A programmer lets us watch him say no.',
    content: `<p>Rustom Bharda has four screens, a bad knee and two telephones. On the left one is Blackbird Talkies, asking for evening shows of ‘Mitti Ka Sher’. On the right one is Sapta Films, asking for the same shows for ‘Tota Maina Talkies’. “I used to hold one on each ear,” he says. “My wife said I looked like a stethoscope.”</p>
<p>He programmes a multiplex in the suburbs. Twenty shows a day, of which, he explains, six matter: the two that begin between six and seven, and the four between nine and ten. Those six bring in half of his nett. The other fourteen are for old couples, college romance and air-conditioning.</p>
<p>Eight days before release the spreadsheet has the potter in four of the six. Sapta counters with a better share for the hall. Three of the six, then. Blackbird mentions, in passing, a very large film it has in winter. Four. By the weekend there is a version in which both have five, which is impossible, and which Rustom keeps open because he enjoys it.</p>
<h2>What decides</h2>
<p>Not the trailers. He has not watched them. On the wall behind him is a school exercise book, and in it, in pencil, every Friday for nineteen years: title, length, evening shows given, evening shows deserved. The last column is filled in a month later. It tells him that political dramas lose their late show in ten days, and that Tushar Bhalerao’s comedies start at half and end full. (<a href="/mohalla-premier-league">‘Mohalla Premier League’</a>: given two, deserved four.)</p>
<blockquote>Everybody lies to me about the film. Nobody lies about the length. Two hours and nine minutes, I can sell samosas twice.</blockquote>
<p>Sapta’s film is two hours and nine minutes. The potter is two twenty-three.</p>
<p>On Wednesday at half past eleven at night he closes the file: three and three. The left telephone is quiet for a while, and then it says thank you in a voice like a door. He writes the two titles into the book, leaves the last column empty, and sharpens the pencil for next month. By Friday night he will have begun to guess.</p>`,
    picture: 'megaphone-voices-1',
    tags: ['exhibition', 'clash', 'multiplex', 'tota maina talkies'],
    hashtags: ['#NineOClockShow', '#TradeDesk'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 13,
    views: 5400,
    filmSlugs: ['mitti-ka-sher', 'tota-maina-talkies', 'mohalla-premier-league'],
  },
  {
    slug: 'canteen-index-regal-palace-nashik',
    title: 'The canteen index: what samosas know about a film by three o’clock',
    summary:
      'At Regal Palace in Nashik the interval sale predicts the second week better than the box-office sheet. We checked seven films against it.',
    content: `<p>Shobha Aher has run the canteen at Regal Palace for twenty-two years and has seen, she reckons, eleven complete films. She does not need to. She can hear the interval coming.</p>
<p>“If they walk slowly and talk, it is a good film. They buy tea and let it get cold. If they walk fast, they are hungry, because they were bored. I sell more to bored people. But they do not come back on Sunday.”</p>
<p>So her index is upside down: a low samosa is a high film. She has it in a diary, in plates per hundred seats, and she let us copy the first Friday of seven titles.</p>
<ol>
<li>‘Bijli Ghar’: 19 plates. It went on to ₹312.4 crore nett.</li>
<li><a href="/riyaaz">‘Riyaaz’</a>: 21, and eleven of those before the film began.</li>
<li>‘Barsaat Express’: 24.</li>
<li>‘Mohalla Premier League’: 31.</li>
<li>‘Teesri Ghanti’: 33.</li>
<li>‘Kholi No. 9’: 38, “but that is a film about eating”.</li>
<li>‘Chashmadeed’: 52. It had lost its evening shows by the second Monday.</li>
</ol>
<p>We put her list beside the order of second-week holds for the same seven films at the same hall. Five of the seven are in the same place; the chawl and the cricketers change seats. We have paid for worse research.</p>
<p>The distributor’s man in Nashik knows about the diary. On first Fridays he stands near the counter with a cold tea and pretends to read the certificate on the wall. When Mrs Aher shakes her head he rings Mumbai.</p>
<p>She has one rule for herself. When the count falls under twenty she closes the shutter for the second half, goes in by the side door, and stands. That has happened eleven times.</p>`,
    picture: 'sitar-voices-1',
    tags: ['exhibition', 'regal palace', 'canteen', 'nashik'],
    hashtags: ['#CanteenIndex', '#RegalPalace'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 733,
    views: 49200,
    filmSlugs: ['bijli-ghar', 'riyaaz', 'chashmadeed', 'kholi-no-9'],
  },
  {
    slug: 'chashmadeed-the-verdict-came-early',
    title: '‘Chashmadeed’ leaves with ₹11.8 crore nett, and some dignity',
    summary:
      'The courtroom thriller shows the steepest fall in our table, 21.5 per cent. A short account of a film that was right about everything but the date.',
    content: `<p>Court rises. <a href="/chashmadeed">‘Chashmadeed’</a> is down 21.5 per cent, further than anything else we list, and will give up most of its remaining screens. The total is ₹11.8 crore nett from an opening of 1.2.</p>
<p>Pratyush Sen’s film was liked by those who saw it. Farhan Lokhande, as a witness whom neither side wishes to call, says nothing for the first twenty-six minutes, and it is the best silence of the season until ‘Riyaaz’. But it came out one week before that film and ‘Kholi No. 9’, and against the second weekend of ‘Barsaat Express’; it had its evening shows for seven days, and then it had mornings. Nobody goes to a murder trial at 9.15.</p>
<p>It cost eight. With a streaming sale signed last month it will come out level. “We were not acquitted,” says the producer at Blackbird Talkies. “Case adjourned.”</p>
<p>The same house and director had ‘Naqaab Nagar’ in halls two weeks later, at ₹51.7 crore nett so far. A witness, it seems, should wear a mask.</p>`,
    picture: 'cans-trade-1',
    tags: ['chashmadeed', 'box office', 'blackbird talkies'],
    hashtags: ['#Chashmadeed', '#BoxOffice'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 119,
    views: 9700,
    filmSlugs: ['chashmadeed', 'naqaab-nagar'],
  },
  {
    slug: 'sawa-lakh-wrestles-outside-punjab',
    title: 'A third of ‘Sawa Lakh’ is being sold where nobody speaks Punjabi',
    summary:
      'The Punjabi film stands at ₹33.7 crore nett, and its best single screen in the country is in Kolhapur. A wrestling town knows a wrestling film.',
    content: `<p>Kolhapur has clay pits, strong milk and opinions. When <a href="/sawa-lakh">‘Sawa Lakh’</a> came to one screen there with Marathi subtitles nobody had tested, three akhadas bought the first Sunday between them and arrived in order of weight.</p>
<p>That hall has now taken ₹31 lakh nett, more than any single screen in Ludhiana. It is the odd top of a wider pattern. Highroad Studio puts the film at ₹33.7 crore nett, after a day one of 5.6 and a weekend of 19.8, and estimates that 22 came from Punjab and Chandigarh, 4 from Delhi, and the remaining 7.7 from places where the language is a guest. Add Delhi’s share of non-speakers, and it is about a third.</p>
<h2>Grip, not grammar</h2>
<p>Gurnoor Dhaliwal speaks perhaps two hundred lines. The rest of what he says is done with the shoulders. Subtitles translate the two hundred lines. In Kolhapur they found one mistake in those, where a hold was called by the name of a different hold, and a delegation went to the manager with a demonstration.</p>
<blockquote>They showed me on my own clerk. I have written to the studio. The clerk is fine and would like the day off.</blockquote>
<p>Harkirat Gill has had the line corrected. He has also had, in one season, a flood train, a mountain postman and now this; all three are in our list at the same time, and together make ₹230.6 crore nett. “I only know one story,” he says. “Somebody has to arrive, and the road is against it.”</p>
<p>The change column says plus 8.9 per cent. In Kolhapur they have asked for a Tuesday show as well, at six in the morning, after practice.</p>`,
    picture: 'camera-news-1',
    tags: ['sawa lakh', 'punjabi', 'kolhapur', 'box office'],
    hashtags: ['#SawaLakh', '#Kolhapur', '#BoxOffice'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 87,
    views: 27500,
    filmSlugs: ['sawa-lakh', 'ladakh-mail', 'barsaat-express'],
  },
  {
    slug: 'anand-chitra-mandir-nagpur-subah-ka-show',
    title: 'नागपुर का आनंद चित्र मंदिर और सुबह नौ बजे का वह शो, जिसे कोई बंद नहीं करता',
    summary: 'बारह दर्शक, बारह चाय और घाटे का एक शो। मैनेजर कहते हैं कि हिसाब की किताब में हर चीज़ के लिए कॉलम नहीं होता।',
    content: `<p>सुबह पौने नौ बजे टिकट खिड़की खुलती है। सबसे पहले आते हैं देशपांडे मास्टर जी, सेवानिवृत्त, छाता हर मौसम में साथ। फिर दूध की डेयरी वाले दो भाई, जिनका काम तब तक ख़त्म हो चुका होता है। कुल मिलाकर बारह लोग। हॉल में कुर्सियाँ हैं सात सौ चालीस।</p>
<p>हिसाब सीधा है। एक शो की बिजली, सफ़ाई और मशीन का ख़र्च क़रीब चार हज़ार रुपये; बारह टिकटों की कुल बिक्री (ग्रॉस) नौ सौ साठ। यानी हर सुबह तीन हज़ार का घाटा। फिर भी ‘दादर का राजा’ दो हफ़्ते से इसी शो में चल रही है, जबकि शाम के शो में क़तार साइकिल स्टैंड तक जाती है।</p>
<p>मैनेजर विजय उमाठे से हमने पूछा कि बंद क्यों नहीं करते। उन्होंने रजिस्टर बंद किया।</p>
<blockquote>शाम को जो भीड़ आती है, उसे कौन बताता है कि फ़िल्म कैसी है? यही बारह लोग। डेयरी वाले भाई दो सौ घरों में दूध देते हैं। मेरा पूरा प्रचार विभाग साइकिल पर है।</blockquote>
<p>ट्रेड विश्लेषक हेमंत रुपावटे इस बात पर हँसते नहीं। उनका कहना है कि फ़िल्म की एक सौ अट्ठाईस करोड़ चालीस लाख (नेट) की कमाई में ऐसे शहरों का हिस्सा लगातार बढ़ा है, और वहाँ पोस्टर से ज़्यादा दूधवाले की बात चलती है।</p>
<p>मास्टर जी तीसरी बार देख रहे थे। इंटरवल में बोले, “रंग लगाने वाले सीन में ब्रश उल्टा पकड़ा है।” फिर चाय ख़त्म की और अंदर चले गए, ताकि चौथी बार पक्का कर सकें।</p>`,
    picture: 'trophy-trade-1',
    tags: ['नागपुर', 'दादर का राजा', 'एकल सिनेमाघर'],
    hashtags: ['#Nagpur', '#DadarKaRaja', '#SingleScreen'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 34,
    views: 12700,
    filmSlugs: ['dadar-ka-raja'],
  },
  {
    slug: 'vaara-ani-vaat-hindi-pattika-mein-marathi-film',
    title: '‘वारा आणि वाट’: चालीस किलोमीटर का रास्ता, छियासी पर्दे और एक मराठी फ़िल्म की लंबी चाल',
    summary: 'तीन करोड़ दस लाख नेट के पहले सप्ताहांत से बारह करोड़ नब्बे लाख नेट तक: पवनचक्की के रखवाले ने यह सफ़र पैदल तय किया है।',
    content: `<p>पहले शुक्रवार को ‘वारा आणि वाट’ ने देशभर में अस्सी लाख रुपये नेट कमाए थे। अच्छी-ख़ासी शादी का ख़र्च इससे ज़्यादा होता है। आज कुल कमाई बारह करोड़ नब्बे लाख नेट है, और हमारी तालिका में सबसे तेज़ बढ़त भी इसी की है: पंद्रह दशमलव दो प्रतिशत।</p>
<p>यह हुआ कैसे? तीन बातें समझ में आती हैं।</p>
<ul>
<li><strong>कम पर्दे, सही जगह।</strong> शुरुआत सिर्फ़ छियासी पर्दों पर हुई, ज़्यादातर सातारा, सांगली और कोल्हापुर में। हवा वहीं की थी, लोग भी वहीं के।</li>
<li><strong>दोपहर के शो।</strong> सुलभा गोखले की फ़िल्म देखने माँएँ आईं, फिर अपनी बहनों को लेकर आईं।</li>
<li><strong>मुंबई सबसे आख़िर में।</strong> पीपल ट्री पिक्चर्स ने शहर के मल्टीप्लेक्स तीसरे हफ़्ते तक रोके रखे। जब फ़िल्म वहाँ पहुँची, उसकी चर्चा पहले पहुँच चुकी थी।</li>
</ul>
<p>अनघा तांबे की यही दूसरी फ़िल्म इन दिनों बड़े पर्दों पर है, और वह इससे दस गुना कमा चुकी है। उनसे पूछा गया कि दोनों में से ज़्यादा ख़ुशी किसकी है। जवाब मिला, “एक से घर चलता है, दूसरी से नींद आती है।”</p>
<p>इंदौर के एक हॉल ने अब हिंदी सबटाइटल वाली प्रति माँगी है। शो का समय तय नहीं हुआ, पर मैनेजर ने बाहर बोर्ड लगा दिया है: “हवा आ रही है।”</p>`,
    picture: 'tabla-music-1',
    tags: ['वारा आणि वाट', 'मराठी सिनेमा', 'बॉक्स ऑफ़िस'],
    hashtags: ['#VaaraAniVaat', '#MarathiCinema'],
    byline: 'प्रियंका शुक्ल',
    language: 'hi',
    hoursAgo: 108,
    views: 8100,
    filmSlugs: ['vaara-ani-vaat'],
  },
  {
    slug: 'four-weeks-five-weeks-eight-the-streaming-gap',
    title: 'Four weeks, five weeks, eight: the shrinking gap between the hall and the sofa',
    summary:
      '‘Naqaab Nagar’ goes home after four weeks, ‘Kholi No. 9’ after five. Exhibitors in three towns tell us where they draw the line, and why the line moves.',
    content: `<p>There used to be a sentence at the bottom of every contract: eight weeks. Films belonged to the halls for fifty-six days, and after that to anybody with a cable. The sentence is still there. These days it is followed by another one.</p>
<p>Two films this season have used the second sentence. <a href="/kholi-no-9">‘Kholi No. 9’</a>, which has made ₹21.5 crore nett and shows minus 14.2 per cent in our table, goes to Chitrahaat five weeks after its release. <a href="/naqaab-nagar">‘Naqaab Nagar’</a>, at 51.7 crore nett and with its late shows still half full, goes to Teer TV after four. One is a film that the halls had finished with. The other is not, and that is where the argument begins.</p>
<h2>The case for waiting</h2>
<p>“It has a zero,” says the manager of Regal Palace in Nashik, tapping the change column of our table. “Do you know how seldom an old film has a zero? I had two more weeks in that zero.” He reckons the early date cost him three lakh nett. He is showing it to the last evening, with a board at the gate: TEN EXITS HERE, ONLY ONE AT HOME.</p>
<h2>The case for going</h2>
<p>Blackbird Talkies does not deny it. What the service paid for four weeks, instead of eight, was in the producer’s words “a whole other small film”. She will not name the sum. She does point at ‘Chashmadeed’, from the same house: it waited, its audience forgot, and when its streaming price was agreed it was half of what had been offered in the first week.</p>
<p>And there is the nature of the thing. A mystery leaks. By the fifth week, everybody’s cousin knows who is behind the tenth door. A comedy about neighbours can wait, since nobody can spoil a neighbour.</p>
<blockquote>The hall asks: is anyone still coming? The service asks: does anyone still remember? The right week is the last one in which both answers are yes.</blockquote>
<p>Hemant Rupawate, who said that, proposes something sensible, and therefore expects it to fail: tie the gap to the second week. A film that keeps half of its nett stays for eight. A film that keeps less than a quarter may leave after four. Everybody would know by day fifteen.</p>
<p>In Nashik the manager has read the proposal, and likes it. He has added one clause in pencil. If a film has a zero, it must stay until he says so.</p>`,
    picture: 'doors-regional-1',
    tags: ['windows', 'streaming', 'naqaab nagar', 'kholi no. 9'],
    hashtags: ['#EightWeeks', '#TheatricalWindow'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 131,
    updatedHoursAgo: 112,
    views: 31600,
    filmSlugs: ['naqaab-nagar', 'kholi-no-9', 'chashmadeed'],
  },
  {
    slug: 'hemant-rupawate-a-man-and-his-biscuit-tin',
    title: 'A man and his biscuit tin: forty years of Fridays with Hemant Rupawate',
    summary:
      'He began on a stool behind a brass grille in Dadar. Today every studio rings him before noon. A long conversation with the trade’s most quoted voice about how to count people.',
    content: `<p>Hemant Rupawate does not own a television. “I have nothing against it,” he says. “But I would start to have favourites.” He is sitting at a window on the second floor of a building near Marine Lines, above a shop for umbrellas, with a landline, a ledger and a tin that once held coconut biscuits. It is a quarter past seven on a Friday. In an hour the first noon-show bookings will come from Rajkot, and he would like to have had his tea.</p>
<p>If you have read a box-office story in this magazine you have read him. He is the man who says the sentence with a plumber in it. What he does for a living is harder to explain: he counts people who sit in the dark, and tells other people what it means.</p>
<h2>The grille</h2>
<p>He was nineteen when his uncle found him a stool in the booking office of a cinema in Dadar. It was a brass grille with a gap the size of a hand, and he saw the public only up to the elbow. “You learn a great deal from hands,” he says. “A hand which has already counted the money will come again. A hand which is looking for it, that is a favour to somebody.”</p>
<p>On his third Friday he wrote a number on the back of a spoiled ticket: how many he thought would come on Sunday. He was out by six hundred. The next week he was out by four. He has the first ticket still, at the bottom of the tin. He kept on guessing for eleven years before it occurred to anyone to pay him for it.</p>
<h2>How to count</h2>
<p>His method has not changed much. Twenty-six halls, none of them famous, each chosen because it is stubborn: a place whose public goes its own way. He rings a person in each. It is never the manager. It is the parking attendant in Nagpur, the woman at the canteen in Nashik, a tailor in Bareilly whose shop faces the exit.</p>
<p>He asks all of them the same three things.</p>
<ol>
<li>Did they come in groups, and what size?</li>
<li>Did they talk on the way out?</li>
<li>Did anybody come back for an umbrella?</li>
</ol>
<p>The third one puzzled us. “If you forget your umbrella in a film, you were inside it,” he says patiently.</p>
<p>From these answers he makes a figure, always nett, always for Sunday night, and writes it on a card before the real ones arrive. For <a href="/bijli-ghar">‘Bijli Ghar’</a> he wrote 80 for the weekend; it was ₹78.5 crore nett. For <a href="/chaand-ka-ticket">‘Chaand Ka Ticket’</a> he wrote 30, and was wrong by nearly twelve. He has pinned that card over the desk. “The tailor told me that women were coming out and buying a second ticket at once. I did not believe him. One should always believe a tailor.”</p>
<blockquote>A hit is not a lot of people. A lot of people is an advertisement. A hit is the same person, twice, with somebody else.</blockquote>
<h2>What he will not say</h2>
<p>Studios would like him to round up. He is asked several times a week, mostly by young men who are frightened of somebody. There was a period when he was offered a car. He went to look at it, because he likes cars, and told them on the way back that the film would do four crore nett on Saturday. It did four crore and ten lakh. They rang to ask how he had known; he said that the driver had not wanted to see it.</p>
<p>He does not believe in budgets (“a rumour with a rupee sign”), in gross figures from abroad (“I do not ring there”), or in the word blockbuster, which he will not have in the office. There is a saucer for it. Visitors pay ten rupees. The saucer buys the biscuits.</p>
<p>Does he think the halls will last? He considers the umbrella shop below, which has been closing down, with a banner, for as long as he has rented here.</p>
<p>“When I sat at the grille they told me that video would finish it. Then cable, then the disc, then the phone. Each time, some of the hands went away. They were always the hands that had been looking for the money.” He pours what is left of the tea. “The others are still there. I have their number.”</p>
<h2>Ten past eight</h2>
<p>The landline rings. It is Rajkot. He listens, says “how many in a group?” and then, after a pause, “and what was she carrying?” and writes for a while. Then he takes a blank card from the drawer, thinks, puts one figure on it, and drops it in the tin without showing us.</p>
<p>We ask what the film is like. He looks honestly surprised.</p>
<p>“I have no idea,” he says. “I see them on Tuesday, with a ticket. One has to leave the weekend to the public.”</p>`,
    picture: 'monsoon-trade-1',
    tags: ['hemant rupawate', 'profile', 'box office', 'exhibition'],
    hashtags: ['#HemantRupawate', '#LongRead', '#FridayPeople'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 409,
    views: 34900,
    filmSlugs: ['bijli-ghar', 'chaand-ka-ticket'],
    metaTitle: 'Hemant Rupawate: forty years of counting Fridays',
  },
  {
    slug: 'sixty-rupee-tuesday-prabhat-theatre',
    title: 'The sixty-rupee Tuesday: Prabhat Theatre halves its price and doubles its noise',
    summary:
      'Eight Tuesdays of an experiment in Lucknow, with the ledger open. The hall earns about the same. It is just no longer empty.',
    content: `<p>At ₹120 gross, Prabhat Theatre in Lucknow used to sell 210 tickets on an ordinary Tuesday. At ₹60 it sells 455. You can do that sum on your fingers, and the manager did: a gain of ₹2,100 gross, most of which goes on an extra sweeper.</p>
<p>So why carry on? Because of the Wednesdays. In the eight weeks since the price was cut, full-price Wednesdays have grown from 180 tickets to 240. Tuesday’s people talk, he says, and Wednesday’s people have been listening at the barber’s.</p>
<p>The distributors were not keen at first. A cheaper ticket is a smaller share. One, the man for <a href="/teesri-ghanti">‘Teesri Ghanti’</a>, agreed on condition that he could watch. He sat in the balcony on the fifth Tuesday, during the scene in which the curtain falls on the wrong actor, and could not hear the next two lines because of the laughter. He signed for the remaining three on the armrest.</p>
<p>There was one complaint. An old regular wrote that the hall had become crowded and that strangers now sat next to him. He was offered his money back. He replied that this was not what he had meant, and would they keep him the same seat.</p>`,
    picture: 'hoarding-trade-1',
    tags: ['prabhat theatre', 'ticket prices', 'lucknow'],
    hashtags: ['#SixtyRupeeTuesday', '#Lucknow'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 917,
    views: 28900,
    filmSlugs: ['teesri-ghanti'],
  },
  {
    slug: 'lantern-street-four-films-one-sum',
    title: 'Lantern Street has four films in the table. One of them pays for the other three',
    summary:
      'Together they make ₹149.9 crore nett, and two thirds of that is a ticket counter. The company’s founder says that this was the plan.',
    content: `<p>The office of Lantern Street Films has a blackboard with four names on it and a piece of chalk on a string. This week’s sum: <a href="/chaand-ka-ticket">‘Chaand Ka Ticket’</a> 96.8, <a href="/phir-milenge-farida">‘Phir Milenge, Farida’</a> 38.2, <a href="/kaagaz-ki-patang">‘Kaagaz Ki Patang’</a> 9.6, <a href="/aakhri-tonga">‘Aakhri Tonga’</a> 5.3. All in crore, all India nett. It comes to 149.9, and somebody has drawn a small lamp next to it.</p>
<p>Founder Behroze Tantra is a former chartered accountant who says that she went into film because the stories in the balance sheets were getting repetitive. Her rule is on the other side of the board. In every four films, one may cost more than the other three together. Nobody is told which.</p>
<p>“If you say this one is the big one, everybody working on the small ones begins to make calls. And they dress differently.” Nilofer Kazi, who directed both the smallest of the four and the largest, confirms that the lunch was the same. So was the driver.</p>
<p>The kite film will not recover its cost in halls. It was budgeted at eleven, and with a share of roughly four rupees in ten of the nett, it is a long way off. The tonga, made for under two, already has. ‘Farida’ is the one Tantra is proudest of: five weeks in, still up 2.7 per cent, and its dance-class shows on Sunday afternoons are sold by the couple.</p>
<h2>What comes next on the board</h2>
<p>There is a fifth name in fresh chalk: <a href="/kesar-aur-kohra">‘Kesar Aur Kohra’</a>, the winter noir that Kazi has announced with Meher Daruwala and Jigmet Dorje. No date. We asked whether it is the big one of the next four.</p>
<p>Tantra picked up the chalk, thought, and wiped the question mark off with her sleeve. It had been after the word “saffron”. “Do you know what a kilo costs?” she said. She put it back.</p>`,
    picture: 'seats-trade-1',
    tags: ['lantern street films', 'producers', 'chaand ka ticket', 'box office'],
    hashtags: ['#LanternStreet', '#BoxOffice', '#ChaandKaTicket'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 52,
    views: 13800,
    filmSlugs: ['chaand-ka-ticket', 'phir-milenge-farida', 'kaagaz-ki-patang', 'aakhri-tonga'],
  },
  {
    slug: 'mohalla-premier-league-rain-delay',
    title: 'Rain stopped play, and ‘Mohalla Premier League’ sold out',
    summary:
      'Every washed-out Sunday on the maidans fills the cricket comedy’s three o’clock show. Sapta Films has begun to ring the weather office.',
    content: `<p>The pattern was noticed by an usher. On dry Sundays the three o’clock show of <a href="/mohalla-premier-league">‘Mohalla Premier League’</a> is half full. On wet ones people arrive at ten to three in whites, with bats, and have to be asked about the stumps.</p>
<p>Sapta Films had opened Tushar Bhalerao’s gully comedy to ₹7.7 crore nett on the Friday and 26.4 by Sunday night. Last weekend, in a downpour, eleven halls sold almost half as much again on the Sunday as on the Saturday. Every one of them is within two kilometres of a cricket ground.</p>
<p>“We spent a good deal on billboards,” says the head of marketing. “We should have bought a cloud.” He now has an arrangement with a retired meteorologist in Colaba, who sends a message on Saturday evenings. If it says more than fifteen millimetres, those eleven add a show.</p>
<p>Kabir Anand Rao and Omkar Jadhav turned up at one of them, in Shivaji Park, and were bowled out in the foyer by a girl of nine. The score is chalked beside the ticket window. It has not been rubbed off, though the film’s own publicist has asked twice.</p>`,
    picture: 'cans-reviews-1',
    tags: ['mohalla premier league', 'monsoon', 'box office'],
    hashtags: ['#MohallaPremierLeague', '#RainStoppedPlay'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 1064,
    views: 42600,
    filmSlugs: ['mohalla-premier-league'],
  },
  {
    slug: 'naqaab-nagar-two-in-five-have-seen-it',
    title: 'Two in five have seen it before: who is still buying ‘Naqaab Nagar’',
    summary:
      'We stood at a multiplex door in Pune with a clicker and one question. The answer explains a late show that will not go away.',
    content: `<p>The usher calls them the inspectors. They come on Saturdays to the last show, they sit far back, and they do not look at whoever is talking.</p>
<p><a href="/naqaab-nagar">‘Naqaab Nagar’</a> opened at ₹6.1 crore nett, made 22.8 in its first weekend and stands at 51.7. The day shows have faded in the ordinary way. The late one has not, and we went to Pune to find out why. Of 214 people who went in on Saturday at ten, 88 told the clicker that they had seen the film already.</p>
<p>They had come to look at the background. Pratyush Sen’s masked ball has ten doors, and one of them opens in a reflection in the first ten minutes; it seems that a large part of the city is going back to check. Each inspector brings one new person, watches that person not notice, and is content. Next week the new person is an inspector.</p>
<p>The exhibitor’s word for it was “sourdough”. His only complaint is that they buy nothing at the interval: they stay in their seats and compare drawings.</p>
<p>It cannot go on, because the streaming date is near, and at home one can pause. We put that to a woman in row Q with a pencil behind her ear. “At home,” she said, “there is nobody to watch not noticing.”</p>`,
    picture: 'mic-music-1',
    tags: ['naqaab nagar', 'box office', 'repeat viewing'],
    hashtags: ['#NaqaabNagar', '#TheInspectors'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 226,
    views: 17100,
    filmSlugs: ['naqaab-nagar'],
  },
  {
    slug: 'kesar-aur-kohra-presale-draft',
    title: 'Before a frame is shot, ‘Kesar Aur Kohra’ is said to have found its northern buyer',
    summary:
      'Draft. One distributor confirms, one denies, and the third was at a wedding. Hold until Lantern Street answers about the territory.',
    content: `<p>The winter noir that Nilofer Kazi announced for Lantern Street Films has no release date, no poster and, at the time of writing, no snow. It may already have a buyer for two northern territories.</p>
<p>A distributor in Chandigarh told this desk that he has agreed a minimum guarantee for <a href="/kesar-aur-kohra">‘Kesar Aur Kohra’</a>, on the strength of the pairing of Meher Daruwala and Jigmet Dorje and “one very foggy photograph”. A second, who was supposed to have shared the deal, says that he has seen the photograph, and that it is only fog.</p>
<p>If confirmed, it would be the first film of the season to be sold in this manner. Most producers now wait for a trailer.</p>
<p><em>Missing: the sum, and whether it is against nett or gross. Behroze Tantra’s office to ring back. Do not use the fog line unless he agrees to be quoted.</em></p>`,
    picture: 'saffron-voices-1',
    tags: ['kesar aur kohra', 'distribution', 'pre-sales'],
    hashtags: ['#KesarAurKohra', '#TradeDesk'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 1.4,
    views: 300,
    isDraft: true,
    filmSlugs: ['kesar-aur-kohra'],
  },
  {
    slug: 'peepal-tree-five-films-tally-draft',
    title: 'Five films, ₹500 crore: Peepal Tree’s tally, and what is not in it',
    summary:
      'Draft for the weekend page. The sum is done; the paragraph on costs waits for the company’s own figures and a second pair of eyes.',
    content: `<p>Add them up and the number is almost too round. ‘Bijli Ghar’ 312.4, ‘Dadar Ka Raja’ 128.4, ‘Teesri Ghanti’ 24.6, ‘Kholi No. 9’ 21.5, ‘Vaara Ani Vaat’ 12.9: five films of Peepal Tree Pictures, ₹499.8 crore India nett. By the time you read this it will have a five in front.</p>
<p>Nearly nine tenths of it comes from one pair, director Anagha Tambe and Veerendra Sakpal, and Tambe made the smallest of the five as well. Manjiri Phatak’s two comedies together make ₹46.1 crore nett, at a cost which the company describes as “lunch”.</p>
<p><em>To add: costs, if they are given. To ask: is there truly no sixth film? Photograph of the tree.</em></p>`,
    picture: 'powerhouse-trade-1',
    tags: ['peepal tree pictures', 'box office', 'producers'],
    hashtags: ['#PeepalTree', '#BoxOffice'],
    byline: 'Hemal Doshi',
    language: 'en',
    hoursAgo: 27,
    views: 320,
    isDraft: true,
    filmSlugs: ['bijli-ghar', 'dadar-ka-raja', 'teesri-ghanti', 'kholi-no-9', 'vaara-ani-vaat'],
  },
];
