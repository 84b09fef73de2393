import type { ShopArt, ShopItemKind } from '#shared/domain/shop.ts'
import type { ShopWords } from '#server/db/schema/shop.ts'

interface DemoItem {
  art: ShopArt
  kind?: ShopItemKind
  price: number
  /** Pieces; absent: no limit. */
  stock?: number
  /** Days from the first start of the demo. */
  opensIn?: number
  closesIn?: number
  /** Name of the only team that sees it. */
  team?: string
  words: Required<ShopWords>
}

const words = (
  en: [string, string],
  pl: [string, string],
  de: [string, string],
  es: [string, string],
): Required<ShopWords> => {
  const said = ([name, description]: [string, string]) => ({ name, description })
  return { en: said(en), pl: said(pl), de: said(de), es: said(es) }
}

/** What a company may well give: small, useful, and for everybody to reach. */
export const DEMO_ITEMS: readonly DemoItem[] = [
  {
    art: 'coffee',
    price: 20,
    words: words(
      ['A coffee from the good machine', 'One voucher for the bar on the ground floor.'],
      ['Kawa z dobrego ekspresu', 'Jeden bon do baru na parterze.'],
      ['Ein Kaffee aus der guten Maschine', 'Ein Gutschein für die Bar im Erdgeschoss.'],
      ['Un café de la máquina buena', 'Un vale para el bar de la planta baja.'],
    ),
  },
  {
    art: 'freeze',
    kind: 'freeze',
    price: 30,
    words: words(
      ['A freeze for your streak', 'Covers one missed day, by itself. You hold one at most.'],
      ['Zamrożenie serii', 'Samo obejmie jeden opuszczony dzień. Możesz mieć tylko jedno.'],
      ['Ein Joker für deine Serie', 'Deckt von selbst einen versäumten Tag. Mehr als einen hast du nie.'],
      ['Un protector para tu racha', 'Cubre solo un día perdido. Como máximo tienes uno.'],
    ),
  },
  {
    art: 'notebook',
    price: 35,
    stock: 12,
    words: words(
      ['Notebook with a pencil', 'A5, dotted, and lies flat.'],
      ['Notes z ołówkiem', 'A5, w kropki, otwiera się na płasko.'],
      ['Notizbuch mit Bleistift', 'A5, gepunktet, liegt flach auf.'],
      ['Cuaderno con lápiz', 'A5, de puntos, y se abre del todo.'],
    ),
  },
  {
    art: 'lunch',
    price: 45,
    words: words(
      ['Lunch with another team', 'We find you a table and somebody you do not know yet.'],
      ['Obiad z innym zespołem', 'Znajdziemy stolik i kogoś, kogo jeszcze nie znasz.'],
      [
        'Mittagessen mit einem anderen Team',
        'Wir finden einen Tisch und jemanden, den du noch nicht kennst.',
      ],
      ['Comida con otro equipo', 'Te buscamos mesa y a alguien que aún no conoces.'],
    ),
  },
  {
    art: 'tree',
    price: 50,
    words: words(
      ['A tree in the town forest', 'Planted in spring by the forestry office. You learn which one it is.'],
      ['Drzewo w lesie miejskim', 'Leśnictwo posadzi je wiosną. Dowiesz się, które to.'],
      ['Ein Baum im Stadtwald', 'Das Forstamt pflanzt ihn im Frühling. Du erfährst, welcher es ist.'],
      ['Un árbol en el bosque municipal', 'El servicio forestal lo planta en primavera. Sabrás cuál es.'],
    ),
  },
  {
    art: 'lamp-green',
    kind: 'lamp-green',
    price: 25,
    words: words(
      ['A green lantern', 'Hangs at your jetty on the map and colours the water.'],
      ['Zielona latarnia', 'Wisi na twoim pomoście na mapie i barwi wodę.'],
      ['Eine grüne Laterne', 'Hängt auf der Karte an deinem Steg und färbt das Wasser.'],
      ['Un farol verde', 'Cuelga en tu muelle del mapa y tiñe el agua.'],
    ),
  },
  {
    art: 'lamp-rose',
    kind: 'lamp-rose',
    price: 25,
    words: words(
      ['A rose lantern', 'For the same hook: you choose which one burns.'],
      ['Różowa latarnia', 'Na ten sam haczyk: wybierasz, która się pali.'],
      ['Eine rosa Laterne', 'Für denselben Haken: Du entscheidest, welche brennt.'],
      ['Un farol rosa', 'Para el mismo gancho: tú eliges cuál luce.'],
    ),
  },
  {
    art: 'boat',
    kind: 'boat',
    price: 55,
    words: words(
      ['A boat of your own', 'With a red sail, moored at your islet on the map.'],
      ['Własna łódka', 'Z czerwonym żaglem, cumuje przy twojej wysepce na mapie.'],
      ['Ein eigenes Boot', 'Mit rotem Segel, es liegt auf der Karte an deiner kleinen Insel.'],
      ['Una barca propia', 'Con vela roja, amarrada en tu islote del mapa.'],
    ),
  },
  {
    art: 'glasses-round',
    kind: 'glasses-round',
    price: 25,
    words: words(
      ['Round glasses', 'Your face wears them, wherever colleagues see you.'],
      ['Okrągłe okulary', 'Nosi je twoja postać, wszędzie tam, gdzie widzą cię inni.'],
      ['Runde Brille', 'Dein Gesicht trägt sie, überall, wo andere dich sehen.'],
      ['Gafas redondas', 'Tu cara las lleva dondequiera que te vean.'],
    ),
  },
  {
    art: 'scarf-striped',
    kind: 'scarf-striped',
    price: 30,
    words: words(
      ['A striped scarf', 'For the face that you composed: warm in every ranking.'],
      ['Szalik w paski', 'Dla ułożonej twarzy: ciepły w każdym rankingu.'],
      ['Ein gestreifter Schal', 'Für dein zusammengestelltes Gesicht: warm in jeder Rangliste.'],
      ['Una bufanda de rayas', 'Para la cara que has compuesto: abriga en cualquier clasificación.'],
    ),
  },
  {
    art: 'hat-wool',
    kind: 'hat-wool',
    price: 40,
    words: words(
      ['A woollen hat', 'With a pompom. Put it on and take it off in your profile.'],
      ['Wełniana czapka', 'Z pomponem. Zakładasz ją i zdejmujesz w profilu.'],
      ['Eine Wollmütze', 'Mit Bommel. Im Profil setzt du sie auf und ab.'],
      ['Un gorro de lana', 'Con pompón. Te lo pones y quitas en tu perfil.'],
    ),
  },
  {
    art: 'bottle',
    price: 60,
    stock: 8,
    words: words(
      ['Steel bottle', 'Half a litre, keeps tea warm until the last meeting.'],
      ['Stalowa butelka', 'Pół litra, herbata jest ciepła do ostatniego spotkania.'],
      ['Flasche aus Stahl', 'Ein halber Liter, hält Tee bis zur letzten Besprechung warm.'],
      ['Botella de acero', 'Medio litro; mantiene el té caliente hasta la última reunión.'],
    ),
  },
  {
    art: 'mug',
    price: 60,
    stock: 20,
    words: words(
      ['Lantern mug', 'Stoneware from the pottery next door.'],
      ['Kubek z latarnią', 'Kamionka z pracowni za rogiem.'],
      ['Laternenbecher', 'Steinzeug aus der Töpferei nebenan.'],
      ['Taza del farol', 'Gres del taller de al lado.'],
    ),
  },
  {
    art: 'book',
    price: 70,
    team: 'Lamplighters',
    words: words(
      ['A book of your choice', 'Up to 25 euros, for work or for the train.'],
      ['Książka do wyboru', 'Do 25 euro, do pracy albo do pociągu.'],
      ['Ein Buch deiner Wahl', 'Bis 25 Euro, für die Arbeit oder für den Zug.'],
      ['Un libro a tu elección', 'Hasta 25 euros, para el trabajo o para el tren.'],
    ),
  },
  {
    art: 'plant',
    price: 75,
    stock: 0,
    words: words(
      ['A plant for your desk', 'Needs little light and a glass of water a week.'],
      ['Roślina na biurko', 'Potrzebuje mało światła i szklanki wody na tydzień.'],
      ['Eine Pflanze für den Schreibtisch', 'Braucht wenig Licht und ein Glas Wasser in der Woche.'],
      ['Una planta para tu mesa', 'Pide poca luz y un vaso de agua a la semana.'],
    ),
  },
  {
    art: 'umbrella',
    price: 80,
    stock: 5,
    closesIn: 45,
    words: words(
      ['Storm umbrella', 'Tried at the harbour in force 7.'],
      ['Parasol sztormowy', 'Wypróbowany w porcie przy siódemce.'],
      ['Sturmschirm', 'Am Hafen bei Windstärke 7 erprobt.'],
      ['Paraguas de temporal', 'Probado en el puerto con fuerza 7.'],
    ),
  },
  {
    art: 'bicycle',
    price: 120,
    stock: 10,
    opensIn: 20,
    words: words(
      ['Bicycle service', 'Brakes, chain and lights, done while you work.'],
      ['Przegląd roweru', 'Hamulce, łańcuch i światła, w czasie twojej pracy.'],
      ['Fahrradinspektion', 'Bremsen, Kette und Licht, während du arbeitest.'],
      ['Revisión de la bicicleta', 'Frenos, cadena y luces, mientras trabajas.'],
    ),
  },
  {
    art: 'half-day',
    price: 300,
    stock: 3,
    words: words(
      ['A free afternoon', 'From noon on, on a day that you agree with your team.'],
      ['Wolne popołudnie', 'Od południa, w dniu uzgodnionym z zespołem.'],
      ['Ein freier Nachmittag', 'Ab Mittag, an einem Tag, den du mit deinem Team absprichst.'],
      ['Una tarde libre', 'Desde el mediodía, el día que acuerdes con tu equipo.'],
    ),
  },
]

interface DemoOrder {
  /** Mailbox. */
  by: string
  art: ShopArt
  hoursAgo: number
  /** Absent: it waits. Goods of the game are had at once. */
  ending?: { state: 'handed' | 'rejected' | 'returned'; hoursAfter: number; note: string }
}

/** What the demo's people have bought, the earliest first. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    by: 'hanna',
    art: 'coffee',
    hoursAgo: 146,
    ending: { state: 'handed', hoursAfter: 3, note: 'The voucher is in your pigeonhole.' },
  },
  { by: 'jakub', art: 'mug', hoursAgo: 122, ending: { state: 'handed', hoursAfter: 20, note: '' } },
  {
    by: 'hanna',
    art: 'notebook',
    hoursAgo: 98,
    ending: {
      state: 'rejected',
      hoursAfter: 5,
      note: 'The box got wet on the ferry. New ones come next week, please try again.',
    },
  },
  {
    by: 'greta',
    art: 'tree',
    hoursAgo: 52,
    ending: { state: 'handed', hoursAfter: 22, note: 'A rowan, row 14, by the gate.' },
  },
  { by: 'sofia', art: 'coffee', hoursAgo: 30, ending: { state: 'returned', hoursAfter: 0.1, note: '' } },
  { by: 'greta', art: 'boat', hoursAgo: 48 },
  { by: 'hanna', art: 'lamp-green', hoursAgo: 44 },
  { by: 'lucia', art: 'glasses-round', hoursAgo: 40 },
  { by: 'emil', art: 'scarf-striped', hoursAgo: 39 },
  { by: 'lucia', art: 'freeze', hoursAgo: 26 },
  { by: 'jakub', art: 'lunch', hoursAgo: 25 },
  { by: 'emil', art: 'coffee', hoursAgo: 6 },
  { by: 'hanna', art: 'coffee', hoursAgo: 2 },
]
