/**
 * The films and people of the marked stories (`marked-*.ts`). All are invented. The names are of
 * the kinds that confuse a matcher: ordinary words, numbers, short titles, titles inside longer
 * ones, parts of a series, remakes, people of one name.
 */

export type RegisteredFilm = {
  id: string;
  title: string;
  hindi: string | null;
  year: number;
  credits: readonly string[];
  aliases?: readonly string[];
};
export type RegisteredPerson = { id: string; name: string; hindi: string | null; aliases?: readonly string[] };

/** A row a film: id | title | Hindi title | year | people, by the end of their id | other titles.
 * */
const FILMS = `
hukumat | Hukumat | हुकूमत | 2026 | veera-salgaonkar, sk-murthy
sipahi | Sipahi | सिपाही | 2025 | rudra-vardhan, nandita-kelkar
sipahi-number-9 | Sipahi No. 9 | सिपाही नंबर 9 | 2019 | suraj-pal-tomar
dastak | Dastak | दस्तक | 2026 | tara-bhonsle, farhan-qadri
saaz | Saaz | साज़ | 2024 | anjali-rathi, pl-deshmane
saaj | Saaj | साज | 2011 | omkar-bapat
jaal | Jaal | जाल | 2026 | kabir-nandwani, zoya-mirchandani
baaz | Baaz | बाज़ | 2025 | vikram-solanke, harpreet-gill
namak | Namak | नमक | 2026 | meenal-agashe, ishaan-dholakia
chhutti | Chhutti | छुट्टी | 2025 | tara-bhonsle
lambi-chhutti | Lambi Chhutti | लंबी छुट्टी | 2026 | ishaan-dholakia, nazneen-kazi
dopahar | Dopahar | दोपहर | 2026 | nandita-kelkar, veera-salgaonkar
tareekh | Tareekh | तारीख़ | 2026 | sk-murthy, kabir-nandwani
chaabi | Chaabi | चाबी | 2023 | harpreet-gill
do-din | Do Din | दो दिन | 2025 | zoya-mirchandani, pl-deshmane
aadhi-raat | Aadhi Raat | आधी रात | 2026 | farhan-qadri, rukhsana
dariya | Dariya | दरिया | 2024 | rudra-vardhan, meenal-agashe
dariya-ke-paar | Dariya Ke Paar | दरिया के पार | 2026 | meenal-agashe, girish-patwari
chor-darwaza | Chor Darwaza | चोर दरवाज़ा | 2018 | ishaan-dholakia, manav-chitnis
chor-darwaza-2 | Chor Darwaza 2 | चोर दरवाज़ा 2 | 2022 | ishaan-dholakia, manav-chitnis
chor-darwaza-3 | Chor Darwaza 3 | चोर दरवाज़ा 3 | 2026 | ishaan-dholakia, zoya-mirchandani, manav-chitnis
umpire | Umpire | अंपायर | 2023 | harpreet-gill, lata-phadnis
umpire-2 | Umpire 2 | अंपायर 2 | 2026 | harpreet-gill, lata-phadnis
porter | Porter | पोर्टर | 2026 | vikram-solanke, lata-phadnis
porters-daughter | The Porter’s Daughter | | 2022 | aditi-rane
ledger | Ledger | | 2026 | aditi-rane, sk-murthy
monsoon-ledger | The Monsoon Ledger | | 2024 | girish-patwari
magnet | Magnet | मैग्नेट | 2025 | kabir-nandwani
orbit | Orbit | | 2026 | zoya-mirchandani, devendra-lokhande
harvest | Harvest | | 2024 | harpreet-gill
signal | Signal | सिग्नल | 2026 | farhan-qadri, aditi-rane
violet | Violet | | 2025 | tara-bhonsle
captain | Captain | कैप्टन | 2024 | suraj-pal-tomar
second-half | Second Half | सेकंड हाफ़ | 2026 | ishaan-dholakia
opening-weekend | Opening Weekend | | 2026 | manav-chitnis, aditi-rane
house-lights | House Lights | | 2025 | nandita-kelkar
last-bench | Last Bench | | 2022 | devendra-lokhande
good-morning-ratnagiri | Good Morning Ratnagiri | गुड मॉर्निंग रत्नागिरी | 2026 | lata-phadnis, girish-patwari
f-47 | 47 | | 2026 | farhan-qadri, omkar-bapat
f-1931 | 1931 | | 2025 | sk-murthy, nazneen-kazi
f-88 | 88 | | 2023 | devendra-lokhande
sur | Sur | सुर | 2024 | anjali-rathi
zip | Zip | | 2026 | kabir-nandwani
ace | Ace | | 2025 | rudra-vardhan
tum | Tum | तुम | 2026 | tara-bhonsle, rukhsana
kal-milte-hain | Kal Milte Hain | कल मिलते हैं | 2026 | zoya-mirchandani, girish-patwari
who-ate-my-samosa | Who Ate My Samosa? | | 2025 | manav-chitnis
call-me-after-dinner | Call Me After Dinner | | 2026 | aditi-rane, ishaan-dholakia
anjaan-raahein-1979 | Anjaan Raahein | अनजान राहें | 1979 | balwant-kohli-sr
anjaan-raahein | Anjaan Raahein | अनजान राहें | 2026 | veera-salgaonkar, farhan-qadri
mrinalini | Mrinalini | मृणालिनी | 2025 | nandita-kelkar, girish-patwari
baaraat-express | Baaraat Express | बारात एक्सप्रेस | 2026 | manav-chitnis, tara-bhonsle
gulmohar-lane | Gulmohar Lane | गुलमोहर लेन | 2026 | lata-phadnis, omkar-bapat
tilasm | Tilasm | तिलिस्म | 2025 | devendra-lokhande
khwabgah | Khwabgah | ख़्वाबगाह | 2026 | nazneen-kazi, farhan-qadri
rangrez-ki-galli | Rangrez Ki Galli | रंगरेज़ की गली | 2026 | meenal-agashe, pl-deshmane
matka-mahal | Matka Mahal | मटका महल | 2025 | suraj-pal-tomar, rukhsana
phulwari | Phulwari | फुलवारी | 2024 | lata-phadnis
peeli-chhatri | Peeli Chhatri | पीली छतरी | 2026 | aditi-rane, devendra-lokhande
jalebi-junction | Jalebi Junction | जलेबी जंक्शन | 2026 | ishaan-dholakia, lata-phadnis
shaharnama | Shaharnama | शहरनामा | 2025 | sk-murthy
lighthouse-of-devgad | The Lighthouse of Devgad | | 2026 | girish-patwari, veera-salgaonkar
kaagaz-ki-naav | Kaagaz Ki Naav | काग़ज़ की नाव | 2026 | nandita-kelkar, omkar-bapat
bambai-ka-bansuriwala | Bambai Ka Bansuriwala | बंबई का बाँसुरीवाला | 2025 | pl-deshmane, farhan-qadri
tapovan-terminus | Tapovan Terminus | तपोवन टर्मिनस | 2026 | rudra-vardhan, zoya-mirchandani
chandrakor | Chandrakor | चंद्रकोर | 2026 | meenal-agashe, veera-salgaonkar
sangharsh-nagar | Sangharsh Nagar | संघर्ष नगर | 2025 | kabir-nandwani, devendra-lokhande
laal-quila-local | Laal Quila Local | लाल क़िला लोकल | 2026 | manav-chitnis
ghungroo-house | Ghungroo House | घुंघरू हाउस | 2024 | rukhsana, anjali-rathi
parchhaiyan-phir-se | Parchhaiyan Phir Se | परछाइयाँ फिर से | 2026 | nazneen-kazi
mehfil-mein | Mehfil Mein | महफ़िल में | 2023 | anjali-rathi
adhoori-chitthi | Adhoori Chitthi | अधूरी चिट्ठी | 2026 | tara-bhonsle, omkar-bapat
vasundhara | Vasundhara | वसुंधरा | 2026 | nandita-kelkar
sitaphal-season | Sitaphal Season | सीताफल सीज़न | 2025 | aditi-rane
nau-baj-gaye | Nau Baj Gaye | नौ बज गए | 2026 | ishaan-dholakia
dil-ka-postman | Dil Ka Postman | दिल का पोस्टमैन | 2026 | farhan-qadri, aditi-rane
koyla-aur-kangan | Koyla Aur Kangan | कोयला और कंगन | 2025 | harpreet-gill, rukhsana
kathputli-bazaar | Kathputli Bazaar | कठपुतली बाज़ार | 2026 | devendra-lokhande, lata-phadnis
operation-haldi | Operation Haldi | ऑपरेशन हल्दी | 2026 | vikram-solanke
midnight-tiffin | Midnight Tiffin | मिडनाइट टिफ़िन | 2025 | zoya-mirchandani
teesri-ghanti | Teesri Ghanti | तीसरी घंटी | 2026 | pl-deshmane, nandita-kelkar
manzil-unknown | Manzil Unknown | | 2026 | kabir-nandwani
yaara-mere-pagal | Yaara Mere Pagal | यारा मेरे पागल | 2025 | manav-chitnis
raat-baaki-hai-abhi | Raat Baaki Hai Abhi | रात बाक़ी है अभी | 2026 | rudra-vardhan
kesariya-kothi | Kesariya Kothi | केसरिया कोठी | 2026 | suraj-pal-tomar, meenal-agashe
mumbai-minus-one | Mumbai Minus One | | 2026 | devendra-lokhande
doctor-bulbul | Doctor Bulbul | डॉक्टर बुलबुल | 2025 | lata-phadnis
sher-singh-bhaag-gaya | Sher Singh Bhaag Gaya | शेर सिंह भाग गया | 2026 | harpreet-gill
love-in-lonavala | Love in Lonavala | लव इन लोनावला | 2024 | tara-bhonsle
imtihaan-express | Imtihaan Express | इम्तिहान एक्सप्रेस | 2023 | omkar-bapat
toofan-tonga | Toofan Tonga | तूफ़ान टाँगा | 1952 | balwant-kohli-sr
bijli-ghar | Bijli Ghar | बिजली घर | 2026 | kabir-nandwani, meenal-agashe
kachcha-aam | Kachcha Aam | कच्चा आम | 2026 | lata-phadnis
paani-puri-wale | Paani Puri Wale | पानी पूरी वाले | 2025 | ishaan-dholakia
lakshmi-lodge | Lakshmi Lodge | लक्ष्मी लॉज | 2026 | nandita-kelkar
kabootarkhana | Kabootarkhana | कबूतरख़ाना | 2025 | girish-patwari
barfani | Barfani | बर्फ़ानी | 2026 | rudra-vardhan
nishaana | Nishaana | निशाना | 2025 | vikram-solanke
kinara | Kinara | किनारा | 2021 | tara-bhonsle
pehchaan | Pehchaan | पहचान | 2022 | kabir-nandwani
raasta | Raasta | रास्ता | 2020 | farhan-qadri
khabar | Khabar | ख़बर | 2026 | aditi-rane, pl-deshmane
parda | Parda | पर्दा | 2025 | rukhsana
mausambi | Mausambi | मौसंबी | 2026 | zoya-mirchandani
aandhi-pani | Aandhi Pani | आँधी पानी | 2024 | omkar-bapat
shikaar-kaun | Shikaar Kaun | शिकार कौन | 2026 | vikram-solanke
bandhan-sutra | Bandhan Sutra | बंधन सूत्र | 2023 | veera-salgaonkar
nayi-subah | Nayi Subah | नई सुबह | 2024 | lata-phadnis
pehla-kadam | Pehla Kadam | पहला क़दम | 2025 | harpreet-gill
shift | Shift | | 2026 | zoya-mirchandani
sprint | Sprint | | 2024 | devendra-lokhande
window-seat | Window Seat | | 2026 | ishaan-dholakia, tara-bhonsle
table-no-9 | Table No. 9 | | 2025 | aditi-rane
one-two-teen | One Two Teen | वन टू तीन | 2024 | manav-chitnis
velvet-inspector | The Velvet Inspector | | 2026 | farhan-qadri
red-light-green-light-rickshaw | Red Light, Green Light, Rickshaw | | 2026 | kabir-nandwani
kohre-wali-galli | Kohre Wali Galli | कोहरे वाली गली | 2026 | rudra-vardhan, nazneen-kazi
bhor | Bhor | भोर | 2026 | meenal-agashe
taal-betaal | Taal Betaal | ताल बेताल | 2025 | anjali-rathi
udaan-420 | Udaan 420 | उड़ान 420 | 2026 | vikram-solanke
chauraha | Chauraha | चौराहा | 2025 | devendra-lokhande
maati-ki-mehndi | Maati Ki Mehndi | माटी की मेहंदी | 2026 | nandita-kelkar
gaon-connection | Gaon Connection | गाँव कनेक्शन | 2023 | lata-phadnis
pocket-radio | Pocket Radio | | 2025 | omkar-bapat
satrangi-sadak | Satrangi Sadak | सतरंगी सड़क | 2026 | tara-bhonsle
baagh-bakri | Baagh Bakri | बाघ बकरी | 2026 | suraj-pal-tomar
bade-log-chhote-log | Bade Log Chhote Log | बड़े लोग छोटे लोग | 2025 | pl-deshmane
hello-hadapsar | Hello Hadapsar | हैलो हड़पसर | 2026 | aditi-rane
thoda-sa-aasmaan | Thoda Sa Aasmaan | थोड़ा सा आसमान | 2024 | veera-salgaonkar
jugni-jet | Jugni Jet | जुगनी जेट | 2026 | harpreet-gill
kullad-kings | Kullad Kings | कुल्हड़ किंग्स | 2025 | manav-chitnis
seedhi-si-baat | Seedhi Si Baat | सीधी सी बात | 2026 | kabir-nandwani
silver-saree | Silver Saree | | 2026 | nandita-kelkar
dhobi-talao-diaries | Dhobi Talao Diaries | धोबी तालाब डायरीज़ | 2025 | girish-patwari
neem-tale | Neem Tale | नीम तले | 2022 | balwant-kohli
champa-chor | Champa Chor | चंपा चोर | 2026 | rukhsana
ticket-counter | Ticket Counter | टिकट काउंटर | 2025 | omkar-bapat
film-city-nights | Film City Nights | | 2026 | zoya-mirchandani
pandit-plumber | Pandit Plumber | पंडित प्लंबर | 2026 | ishaan-dholakia
surkhi | Surkhi | सुर्ख़ी | 2025 | farhan-qadri
kal-ki-chai | Kal Ki Chai | कल की चाय | 2026 | lata-phadnis
bulbule | Bulbule | बुलबुले | 2024 | aditi-rane
saat-samose-teen-dost | Saat Samose Teen Dost | सात समोसे तीन दोस्त | 2026 | manav-chitnis
`;

/** A row a person: end of the id | name | Hindi name | other names. */
const PEOPLE = `
veera-salgaonkar | Veera Salgaonkar | वीरा सालगांवकर
ishaan-dholakia | Ishaan Dholakia | ईशान ढोलकिया
rudra-vardhan | Rudra Vardhan | रुद्र वर्धन
meenal-agashe | Meenal Agashe | मीनल आगाशे
tara-bhonsle | Tara Bhonsle | तारा भोंसले
kabir-nandwani | Kabir Nandwani | कबीर नंदवानी
sk-murthy | S. K. Murthy | एस. के. मूर्ति | Srinivas Murthy
pl-deshmane | P. L. Deshmane | पी. एल. देशमाने
vikram-solanke | Vikram Solanke | विक्रम सोलंके
vikram-solanke-camera | Vikram Solanke | विक्रम सोलंके
anjali-rathi | Anjali Rathi | अंजलि राठी
anjali-rathi-editor | Anjali Rathi | अंजलि राठी
balwant-kohli | Balwant Kohli | बलवंत कोहली
balwant-kohli-sr | Balwant Kohli | बलवंत कोहली
suraj-pal-tomar | Suraj Pal Tomar | सूरज पाल तोमर
nazneen-kazi | Nazneen Kazi | नाज़नीन काज़ी
farhan-qadri | Farhan Qadri | फ़रहान क़ादरी
zoya-mirchandani | Zoya Mirchandani | ज़ोया मीरचंदानी
harpreet-gill | Harpreet Gill | हरप्रीत गिल
nandita-kelkar | Nandita Kelkar | नंदिता केलकर
lata-phadnis | Lata Phadnis | लता फड़नीस
girish-patwari | Girish Patwari | गिरीश पटवारी
manav-chitnis | Manav Chitnis | मानव चिटनिस
aditi-rane | Aditi Rane | अदिति राणे
omkar-bapat | Omkar Bapat | ओंकार बापट
devendra-lokhande | Devendra Lokhande | देवेंद्र लोखंडे
rukhsana | Rukhsana | रुख़साना
kamal | Kamal | कमल
roshni | Roshni | रोशनी
joy | Joy | जॉय
raja-barve | Raja Barve | राजा बर्वे
raj-barve | Raj Barve | राज बर्वे
shailaja-moghe | Shailaja Moghe | शैलजा मोघे
bhaskar-ghatge | Bhaskar Ghatge | भास्कर घाटगे
imran-tamboli | Imran Tamboli | इमरान तांबोली
sunita-mahadik | Sunita Mahadik | सुनीता महाडिक
pooja-bhandarkar | Pooja Bhandarkar | पूजा भंडारकर
ranjit-oak | Ranjit Oak | रंजीत ओक
samar-talwalkar | Samar Talwalkar | समर तलवलकर
leela-vaidya | Leela Vaidya | लीला वैद्य
dj-tofik | DJ Tofik | डीजे तौफ़ीक़
bappi-sardesai | Bappi Sardesai | बप्पी सरदेसाई
arundhati-joglekar | Arundhati Joglekar | अरुंधति जोगलेकर
yash-kulthe | Yash Kulthe | यश कुलथे
gauri-khandagale | Gauri Khandagale | गौरी खंडागले
malhar-deo | Malhar Deo | मल्हार देव
ustad-rafiq-niyazi | Ustad Rafiq Niyazi | उस्ताद रफ़ीक़ नियाज़ी | Rafiq Niyazi
neha-thakurdesai | Neha Thakurdesai | नेहा ठाकुरदेसाई
tony-dcruz | Tony D’Cruz | टोनी डिक्रूज़
mary-lobo | Mary Lobo | मेरी लोबो
vasant-kale | Vasant Kale | वसंत काले
asha-kiran | Asha Kiran | आशा किरण
prem-sagar-rawal | Prem Sagar Rawal | प्रेम सागर रावल
sona-chandekar | Sona Chandekar | सोना चांदेकर
akash-deep | Akash Deep | आकाश दीप
hina-baloch | Hina Baloch | हिना बलोच
jagdish-morje | Jagdish Morje | जगदीश मोरजे
kirti-salvi | Kirti Salvi | कीर्ति साळवी
lalit-ghorpade | Lalit Ghorpade | ललित घोरपड़े
mohini-bhatkar | Mohini Bhatkar | मोहिनी भाटकर
nikhil-waghdhare | Nikhil Waghdhare | निखिल वाघधरे
ovi-tambat | Ovi Tambat | ओवी तांबट
parag-nene | Parag Nene | पराग नेने
qamar-jahan | Qamar Jahan | क़मर जहाँ
radhika-oza | Radhika Oza | राधिका ओझा
sameer-kolhe | Sameer Kolhe | समीर कोल्हे
tejas-urankar | Tejas Urankar | तेजस उरणकर
usha-limaye | Usha Limaye | उषा लिमये
varun-zende | Varun Zende | वरुण झेंडे
waheeda-contractor | Waheeda Contractor | वहीदा कॉन्ट्रैक्टर
yamini-dalvi | Yamini Dalvi | यामिनी दलवी
zubin-batliwala | Zubin Batliwala | ज़ुबिन बाटलीवाला
arjun-bhide | Arjun Bhide | अर्जुन भिड़े
bela-sane | Bela Sane | बेला साने
chetan-rajwade | Chetan Rajwade | चेतन राजवाड़े
deepa-ogale | Deepa Ogale | दीपा ओगले
ela-rebello | Ela Rebello | एला रेबेलो
firoz-dadabhoy | Firoz Dadabhoy | फ़िरोज़ दादाभॉय
ganesh-hirve | Ganesh Hirve | गणेश हिरवे
hemant-jadhavrao | Hemant Jadhavrao | हेमंत जाधवराव
indu-shetye | Indu Shetye | इंदु शेट्ये
jaya-kotnis | Jaya Kotnis | जया कोटनिस
karan-bodas | Karan Bodas | करण बोडस
lavanya-subbu | Lavanya Subbu | लावण्या सुब्बू
madhav-agarkar | Madhav Agarkar | माधव आगरकर
naina-dikshitar | Naina Dikshitar | नैना दीक्षितार
om-sapre | Om Sapre | ओम सप्रे
pankaj-ranadive | Pankaj Ranadive | पंकज रणदिवे
rekha-sohoni | Rekha Sohoni | रेखा सोहोनी
sanjay-utekar | Sanjay Utekar | संजय उतेकर
tulsi-vaze | Tulsi Vaze | तुलसी वझे
uday-yelve | Uday Yelve | उदय येलवे
vidya-zantye | Vidya Zantye | विद्या ज़ांट्ये
anil-athalye | Anil Athalye | अनिल आठल्ये
bhavna-bhuta | Bhavna Bhuta | भावना भूता
cyrus-kapadia | Cyrus Kapadia | साइरस कपाड़िया
dilip-dongre | Dilip Dongre | दिलीप डोंगरे
esha-gawde | Esha Gawde | ईशा गावड़े
francis-pinto | Francis Pinto | फ़्रांसिस पिंटो
gautam-gurjar | Gautam Gurjar | गौतम गुर्जर
harsha-hegdekar | Harsha Hegdekar | हर्षा हेगड़ेकर
ila-inamdar | Ila Inamdar | इला इनामदार
jatin-jog | Jatin Jog | जतिन जोग
kumud-karvekar | Kumud Karvekar | कुमुद कर्वेकर
lokesh-lad | Lokesh Lad | लोकेश लाड
mala-mantri | Mala Mantri | माला मंत्री
naseer-nadaf | Naseer Nadaf | नसीर नदाफ़
ojas-oturkar | Ojas Oturkar | ओजस ओतूरकर
pratap-pingle | Pratap Pingle | प्रताप पिंगले
ritu-regekar | Ritu Regekar | रितु रेगेकर
sachin-sathaye | Sachin Sathaye | सचिन साठये
tanvi-tilakar | Tanvi Tilakar | तन्वी तिलकर
umesh-upasni | Umesh Upasni | उमेश उपासनी
vani-vartak | Vani Vartak | वाणी वर्तक
wasim-wadkar | Wasim Wadkar | वसीम वाडकर
xavier-tirkey | Xavier Tirkey | ज़ेवियर तिर्की
yogesh-yewale | Yogesh Yewale | योगेश येवले
zarina-zaveri | Zarina Zaveri | ज़रीना ज़वेरी
abhay-ambekar | Abhay Ambekar | अभय आंबेकर
bindu-bal | Bindu Bal | बिंदु बल
charu-chavanke | Charu Chavanke | चारु चव्हाणके
durga-desale | Durga Desale | दुर्गा देसले
eknath-edake | Eknath Edake | एकनाथ एडके
falguni-fadia | Falguni Fadia | फाल्गुनी फड़िया
girija-gole | Girija Gole | गिरिजा गोळे
hansa-hule | Hansa Hule | हंसा हुले
irfan-ilahi | Irfan Ilahi | इरफ़ान इलाही
juhi-jambhale | Juhi Jambhale | जूही जांभळे
kishor-kamtekar | Kishor Kamtekar | किशोर कामतेकर
latika-londhe | Latika Londhe | लतिका लोंढे
mukund-mulay | Mukund Mulay | मुकुंद मुळे
neeraj-nalavade | Neeraj Nalavade | नीरज नलावड़े
omprakash-oberai | Omprakash Oberai | ओमप्रकाश ओबेराय
parvez-pathare | Parvez Pathare | परवेज़ पाथरे
rajani-rasal | Rajani Rasal | रजनी रसाळ
sagar-sutar | Sagar Sutar | सागर सुतार
tushar-topkar | Tushar Topkar | तुषार टोपकर
urmila-umap | Urmila Umap | उर्मिला उमप
vinay-velankar | Vinay Velankar | विनय वेलणकर
yusuf-yakubi | Yusuf Yakubi | यूसुफ़ याकूबी
aman-barot | Aman Barot | अमन बारोट
avni-barot | Avni Barot | अवनी बारोट
bharat-tambay | Bharat Tambay | भारत तांबे
shanti-devi | Shanti Devi | शांति देवी
vijay-pathrikar | Vijay Pathrikar | विजय पाथ्रीकर
seema-rekhi | Seema Rekhi | सीमा रेखी
badal-roy | Badal Roy | बादल रॉय
sagarika-senapati | Sagarika Senapati | सागरिका सेनापति
hari-om-dwivedi | Hari Om Dwivedi | हरि ओम द्विवेदी
laxmi-narayan-mishra | Laxmi Narayan Mishra | लक्ष्मी नारायण मिश्र
dev-prakash-tiwari | Dev Prakash Tiwari | देव प्रकाश तिवारी
kumar-vishnupriya | Kumar Vishnupriya | कुमार विष्णुप्रिया
ar-sambhaji | A. R. Sambhaji | ए. आर. संभाजी
r-d-kashyapi | R. D. Kashyapi | आर. डी. काश्यपी
b-v-ramanna | B. V. Ramanna | बी. वी. रमन्ना
m-m-shastry | M. M. Shastry | एम. एम. शास्त्री
k-s-elayath | K. S. Elayath | के. एस. एलायथ
g-p-sabhar | G. P. Sabhar | जी. पी. सभर
dimple-aroda | Dimple Aroda | डिंपल अरोड़ा
honey-bedi | Honey Bedi | हनी बेदी
lucky-ahluwal | Lucky Ahluwal | लकी अहलूवाल
happy-randhawe | Happy Randhawe | हैप्पी रंधावे
sunny-matharu | Sunny Matharu | सनी मठारू
pinky-luthre | Pinky Luthre | पिंकी लूथरे
master-chintu | Master Chintu | मास्टर चिंटू
papa-doshi | Papa Doshi | पापा दोशी
don-pereira | Don Pereira | डॉन परेरा
rose-menezes | Rose Menezes | रोज़ मेनेज़ेस
victor-sequeira | Victor Sequeira | विक्टर सेक्वेरा
grace-kurien | Grace Kurien | ग्रेस कुरियन
noor-afshan | Noor Afshan | नूर अफ़शाँ
shabnam-ara | Shabnam Ara | शबनम आरा
mumtaz-alvi | Mumtaz Alvi | मुमताज़ अल्वी
sikandar-lodhi | Sikandar Lodhi | सिकंदर लोधी
babar-naqvi | Babar Naqvi | बाबर नक़वी
rani-sarkate | Rani Sarkate | रानी सरकटे
begum-hazra | Begum Hazra | बेगम हाज़रा
thakur-dasgupta | Thakur Dasgupta | ठाकुर दासगुप्ता
kaveri-gowdar | Kaveri Gowdar | कावेरी गौड़र
ganga-prasad-nishad | Ganga Prasad Nishad | गंगा प्रसाद निषाद
saraswati-nathani | Saraswati Nathani | सरस्वती नाथानी
godavari-jogdand | Godavari Jogdand | गोदावरी जोगदंड
himanshu-bokil | Himanshu Bokil | हिमांशु बोकिल
mihir-bokil | Mihir Bokil | मिहिर बोकिल
ridhima-nag | Ridhima Nag | रिद्धिमा नाग
sanjana-phule | Sanjana Phule | संजना फुले
trisha-kamblekar | Trisha Kamblekar | तृषा कांबलेकर
vedant-kuber | Vedant Kuber | वेदांत कुबेर
ayaan-merchant | Ayaan Merchant | अयान मर्चेंट
rehan-judge | Rehan Judge | रेहान जज
nargis-engineer | Nargis Engineer | नरगिस इंजीनियर
percy-doctor | Percy Doctor | पर्सी डॉक्टर
sohrab-pilot | Sohrab Pilot | सोहराब पायलट
kamini-kaushik | Kamini Kaushik | कामिनी कौशिक
damini-kaushik | Damini Kaushik | दामिनी कौशिक
satish-shirke | Satish Shirke | सतीश शिर्के
sateesh-shirke | Sateesh Shirke | सतीश शिर्के
tanu-wagh | Tanu Wagh | तनु वाघ
chintamani-kher | Chintamani Kher | चिंतामणि खेर
appa-jagtap | Appa Jagtap | अप्पा जगताप
bhau-kadu | Bhau Kadu | भाऊ कडू
akka-tawde | Akka Tawde | अक्का तावड़े
kaka-joshirao | Kaka Joshirao | काका जोशीराव
guru-thevar | Guru Thevar | गुरु तेवर
swami-nityaroop | Swami Nityaroop | स्वामी नित्यरूप
bapu-salunke | Bapu Salunke | बापू साळुंके
seth-gokuldas | Seth Gokuldas | सेठ गोकुलदास
rai-bahadur-lamba | Rai Bahadur Lamba | राय बहादुर लांबा
munshi-lal-bansal | Munshi Lal Bansal | मुंशी लाल बंसल
raahi-begum | Raahi Begum | राही बेगम
titli-ghoshal | Titli Ghoshal | तितली घोषाल
pocha-naoroji | Pocha Naoroji | पोचा नौरोजी
leena-dasan | Leena Dasan | लीना दासन
`;

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());
const rowsOf = (table: string): string[][] => table.trim().split('\n').map(cellsOf);
const listOf = (cell = ''): string[] => cell.split(',').flatMap((item) => item.trim() || []);

export const films: readonly RegisteredFilm[] = rowsOf(FILMS).map(
  ([id = '', title = '', hindi = '', year = '', credits = '', aliases = '']) => ({
    id,
    title,
    hindi: hindi === '' ? null : hindi,
    year: Number(year),
    credits: listOf(credits).map((person) => `@${person}`),
    aliases: listOf(aliases),
  }),
);

/** The id of a person begins with '@'. */
export const people: readonly RegisteredPerson[] = rowsOf(PEOPLE).map(
  ([id = '', name = '', hindi = '', aliases = '']) => ({
    id: `@${id}`,
    name,
    hindi: hindi === '' ? null : hindi,
    aliases: listOf(aliases),
  }),
);
