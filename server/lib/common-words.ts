/**
 * What most guessed passwords are made of: words that are typed first in English, Polish, German and Spanish, names, teams,
 * keyboard rows. Small letters, as they are without digits and signs around them.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passw passwd pass parola contrasena contrasenia clave haslo hasloo mojehaslo kennwort geheim sekret secret
  tajne tajemnica sicherheit security seguridad bezpieczne changeme change temp temporary default demo test tester testing
  testtest guest gast gosc invitado user username uzytkownik benutzer usuario login logon signin access zugang dostep acceso
  admin administrator administrador root toor super superuser superman superuser master manager system server oracle letmein
  openup openthedoor opensesame sesame welcome willkommen witaj witam bienvenido bienvenida hello hallo hola czesc siema
  hellohello helloworld goodbye ciao iloveyou iloveu loveyou loveme love lovely lover truelove mylove ichliebedich liebe
  kocham kochamcie kochanie milosc teamo tequiero amor amormio miamor corazon cariño carino princess princesa prinzessin
  ksiezniczka prince principe queen king angel angels angelito aniolek engel baby babygirl babyboy bebe sunshine slonce sonne
  sonnenschein sol estrella stern gwiazda star stars starlight moonlight rainbow flower flowers blume kwiatek kwiatuszek
  summer sommer lato verano winter zima invierno spring wiosna primavera fruehling autumn herbst jesien otono monday
  sunday friday january february march april june july august september october november december january lipiec sierpien
  styczen marzec kwiecien grudzien enero febrero marzo abril agosto septiembre januar februar dezember
  monkey dragon smok drache dragonball tiger tygrys lion loewe lew panther jaguar cheetah eagle adler orzel falcon hawk wolf
  wolves wilk bear shark dolphin delfin horse horses butterfly schmetterling motyl mariposa kitty hellokitty kitten kotek
  kotki katze gato puppy doggy dog hund perro piesek zaba zabka frog mouse mysz myszka maus
  football futbol fussball pilka baseball basketball hockey soccer tennis golf volleyball skating boxing racing
  liverpool chelsea arsenal barcelona realmadrid madrid juventus milan bayern bayernmunchen bayernmuenchen dortmund schalke
  werder hamburg legia legiawarszawa lech lechpoznan wisla wislakrakow widzew polonia polska poland germany deutschland
  berlin warszawa krakow london england america usa spain espana sevilla valencia mexico argentina colombia boca river
  yankees lakers cowboys steelers eagles ferrari porsche mercedes bmw audi volkswagen mustang corvette camaro harley
  yamaha honda suzuki kawasaki toyota nissan lamborghini
  michael michelle matthew andrew joshua daniel daniela thomas tomek tomasz robert roberto charles charlie george jordan
  jennifer jessica ashley amanda nicole nicolas stephanie hannah samantha anthony antonio william james jonathan joseph
  jose maria mariana mario martin martina marcin maciek mateusz michal monika agnieszka ania anna annamaria kasia katarzyna
  karolina kamil kacper kuba jakub damian dawid dominik natalia natalie oliwia patryk patrick paulina pawel piotr piotrek
  zuzanna wojtek bartek lukasz grzegorz sebastian alexander alexandra alejandro alejandra andrea andreas angelika benjamin
  bianca carlos carmen christian christina claudia diego eduardo fernando florian francisco gabriel gabriela jasmin johannes
  juan julian julia katharina laura leonardo lucas lucia manuel marcel marina miguel pablo ricardo samuel sandra sara sophie
  stefan valentina vanessa veronica victor victoria viktoria maggie buddy bailey max rocky lucky jack jackson lucas oliver
  batman spiderman ironman superhero pokemon pikachu naruto sasuke goku starwars startrek matrix hunter killer warrior
  ninja pirate wizard gandalf merlin hogwarts harrypotter potter hobbit minecraft fortnite roblox nintendo playstation xbox
  counterstrike callofduty warcraft worldofwarcraft leagueoflegends diablo zelda mario sonic tetris gamer player games
  computer komputer internet google facebook instagram youtube twitter microsoft windows android iphone samsung apple linux
  laptop telefon phone mobile netflix amazon spotify linkedin adobe cisco
  cheese chocolate schokolade czekolada cookie cookies banana ananas orange pepper ginger coffee kaffee kawa cerveza bier
  piwo whiskey tequila vodka pizza burger sandwich
  freedom freiheit wolnosc libertad whatever nothing nada nichts nic trustno trustnoone believe faith jesus jesuschrist
  christ jezus maryja god godisgood blessed forever family familia familie rodzina mother mama mamusia father papa tata
  tatus brother sister friend friends freund freunde amigo amigos przyjaciel school schule szkola escuela teacher student
  study learning training course akademie academy universidad uniwersytet onboarding business company firma empresa office
  biuro work arbeit praca trabajo job boss money geld pieniadze dinero dollar rich success
  purple blue green yellow red black white silver golden gold diamond pink violet schwarz czarny blanco negro azul verde
  music musik muzyka musica guitar metal metallica nirvana slipknot eminem rockstar rocknroll dance dancer
  shadow ghost phantom thunder lightning storm phoenix fire flame blaze ice snow ocean mountain forest
  correcthorsebatterystaple abracadabra abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdabcd abcabc aabbcc zyxwvu
  qwerty qwertz qwert qwertyu qwertyui qwertyuio qwertyuiop qwertzui qwertzuiop qwertyqwerty azerty azertyui azertyuiop asdf asdfg asdfgh asdfghj asdfghjk
  asdfghjkl asdfasdf asdasd zxcv zxcvb zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc qaz qweasd qweasdzxc qweqwe qwe asd zxc
  qwaszx wasd dvorak poiuytrewq lkjhgfdsa mnbvcxz
  cunningham flowerpot winniethepooh estrellita bestfriends zacefron princesita jesucristo lipgloss acropolis rastafarian thejudge
  gammaphi garfunkel instructor mattingly newaccount whoville classroom jethrotull histoire thelorax informix majordomo hallowell
  lissabon morecats newcourt !@#$%^&*
  waymark adventure adventures przygoda przygody abenteuer aventura aventuras
  `
    .trim()
    .split(/\s+/),
)
