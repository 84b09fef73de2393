import type { TaskTemplate } from '#kinds/define/edit.ts'

const ROOM = 'example-room.svg'

/** A desk on which three things are left lying. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'grafika',
      picture: ROOM,
      spots: [
        { id: 'screen', at: [36, 40] },
        { id: 'note', at: [58, 32] },
        { id: 'key', at: [72, 70] },
      ],
    },
    points: 10,
    minutes: 2,
  },
  pictures: {
    [ROOM]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600"><rect width="960" height="600" fill="#cfe0ee"/><rect y="390" width="960" height="210" fill="#8a6b4f"/><rect x="200" y="130" width="300" height="210" rx="14" fill="#2b4c7e"/><rect x="218" y="148" width="264" height="174" rx="6" fill="#f3f7fa"/><rect x="240" y="176" width="160" height="16" rx="8" fill="#8fa9c4"/><rect x="240" y="212" width="210" height="16" rx="8" fill="#8fa9c4"/><rect x="240" y="248" width="120" height="16" rx="8" fill="#8fa9c4"/><rect x="325" y="340" width="50" height="60" fill="#2b4c7e"/><rect x="270" y="396" width="160" height="18" rx="9" fill="#1d365c"/><rect x="500" y="140" width="110" height="110" fill="#ffd76b" transform="rotate(6 555 195)"/><path d="m522 176 66 6m-68 24 60 6" stroke="#7a5a1a" stroke-width="8" stroke-linecap="round"/><circle cx="662" cy="420" r="26" fill="none" stroke="#d9b44a" stroke-width="14"/><path d="M688 420h100m-30 0v28m-34-28v20" stroke="#d9b44a" stroke-width="14"/></svg>\n`,
  },
  words: {
    en: {
      name: 'What lies on the desk?',
      goal: 'Find what should not lie about when you leave your desk.',
      congrats: 'A tidy desk tells strangers nothing.',
      spots: {
        whole: { picture: 'A desk with a screen that is on, a yellow note and a key.' },
        screen: { title: 'The screen is on', text: 'Lock it whenever you get up, even for a minute.' },
        note: {
          title: 'A note with a password',
          text: 'Whoever passes by can read it. Keep passwords in a password manager.',
        },
        key: {
          title: 'The key to the cabinet',
          text: 'Take it with you. A locked cabinet with its key beside it is open.',
        },
      },
    },
    pl: {
      name: 'Co leży na biurku?',
      goal: 'Znajdź to, co nie powinno leżeć na wierzchu, gdy odchodzisz od biurka.',
      congrats: 'Porządek na biurku nic nie zdradza obcym.',
      spots: {
        whole: { picture: 'Biurko z włączonym ekranem, żółtą karteczką i kluczem.' },
        screen: { title: 'Ekran jest włączony', text: 'Blokuj go zawsze, gdy wstajesz, choćby na minutę.' },
        note: {
          title: 'Karteczka z hasłem',
          text: 'Przeczyta ją każdy, kto przechodzi. Trzymaj hasła w menedżerze haseł.',
        },
        key: {
          title: 'Klucz do szafy',
          text: 'Zabierz go ze sobą. Szafa zamknięta, a obok klucz – to szafa otwarta.',
        },
      },
    },
    de: {
      name: 'Was liegt auf dem Schreibtisch?',
      goal: 'Finde, was nicht herumliegen soll, wenn du deinen Platz verlässt.',
      congrats: 'Ein aufgeräumter Schreibtisch verrät Fremden nichts.',
      spots: {
        whole: { picture: 'Ein Schreibtisch mit eingeschaltetem Bildschirm, gelbem Zettel und Schlüssel.' },
        screen: {
          title: 'Der Bildschirm ist an',
          text: 'Sperre ihn immer, wenn du aufstehst, auch nur für eine Minute.',
        },
        note: {
          title: 'Ein Zettel mit Passwort',
          text: 'Alle, die vorbeigehen, können ihn lesen. Passwörter gehören in einen Passwortmanager.',
        },
        key: {
          title: 'Der Schlüssel zum Schrank',
          text: 'Nimm ihn mit. Ein verschlossener Schrank mit dem Schlüssel daneben ist offen.',
        },
      },
    },
    es: {
      name: '¿Qué hay en el escritorio?',
      goal: 'Encuentra lo que no debería quedar a la vista cuando dejas tu sitio.',
      congrats: 'Un escritorio ordenado no cuenta nada a los extraños.',
      spots: {
        whole: { picture: 'Un escritorio con la pantalla encendida, una nota amarilla y una llave.' },
        screen: {
          title: 'La pantalla está encendida',
          text: 'Bloquéala siempre que te levantes, aunque sea un minuto.',
        },
        note: {
          title: 'Una nota con una contraseña',
          text: 'Cualquiera que pase puede leerla. Guarda las contraseñas en un gestor.',
        },
        key: {
          title: 'La llave del armario',
          text: 'Llévatela. Un armario cerrado con la llave al lado está abierto.',
        },
      },
    },
  },
}
