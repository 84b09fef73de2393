import type { TaskTemplate } from '#kinds/define/edit.ts'

const DESK = 'example-messy-desk.svg'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600"><rect width="960" height="600" fill="#cfe0ee"/><rect y="420" width="960" height="180" fill="#8a6b4f"/><rect x="330" y="170" width="300" height="200" rx="14" fill="#2b4c7e"/><rect x="350" y="190" width="260" height="160" rx="6" fill="#dce8f2"/><rect x="460" y="370" width="40" height="54" fill="#2b4c7e"/><rect x="560" y="200" width="60" height="60" fill="#ffe08a" transform="rotate(6 590 230)"/><path d="M572 222h36m-36 14h28" stroke="#8a6b4f" stroke-width="5"/><rect x="740" y="350" width="70" height="74" rx="10" fill="#d9743f"/><path d="M810 364q36 4 0 38" fill="none" stroke="#d9743f" stroke-width="11"/><path d="M150 330q50-60 100 0v90H150z" fill="#4f9d77"/><rect x="160" y="400" width="80" height="40" rx="8" fill="#b5563a"/><path d="M690 470h120a14 14 0 0 1 0 28h-60v22h-16v-22h-44a14 14 0 0 1 0-28z" fill="#f2c14e"/></svg>
`

/** A desk that was left, with two things that somebody should not find on it. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'hotspots',
      picture: DESK,
      places: [
        { id: 'note', at: [61.5, 38.5], radius: 6 },
        { id: 'key', at: [77, 82], radius: 8 },
        { id: 'plant', at: [21, 65], radius: 8, isDecoy: true },
      ],
    },
    points: 10,
    minutes: 2,
  },
  pictures: { [DESK]: DRAWING },
  words: {
    en: {
      name: 'Left for lunch',
      goal: 'Search a desk for what should not lie there.',
      congrats: 'You have an eye for it.',
      parts: {
        whole: {
          text: 'What should not be left like this?',
          picture: 'A desk with a screen, a plant, a cup and a key',
        },
        note: { title: 'A note on the screen', explanation: 'A password on a note is everybody’s.' },
        key: {
          title: 'A key in front of the screen',
          explanation: 'It opens a cabinet to anyone who comes by.',
        },
        plant: { title: 'A plant', explanation: 'It may stay. Water it now and then.' },
      },
    },
    pl: {
      name: 'Przerwa na obiad',
      goal: 'Przeszukaj biurko: czego nie powinno na nim być?',
      congrats: 'Masz do tego oko.',
      parts: {
        whole: {
          text: 'Czego nie wolno tak zostawić?',
          picture: 'Biurko z monitorem, rośliną, kubkiem i kluczem',
        },
        note: { title: 'Karteczka na monitorze', explanation: 'Hasło na karteczce należy do wszystkich.' },
        key: { title: 'Klucz przed monitorem', explanation: 'Otwiera szafę każdemu, kto przechodzi.' },
        plant: { title: 'Roślina', explanation: 'Może zostać. Podlewaj ją czasem.' },
      },
    },
    de: {
      name: 'Zum Mittagessen gegangen',
      goal: 'Such auf einem Schreibtisch, was dort nicht liegen sollte.',
      congrats: 'Du hast ein Auge dafür.',
      parts: {
        whole: {
          text: 'Was sollte so nicht liegen bleiben?',
          picture: 'Ein Schreibtisch mit Bildschirm, Pflanze, Tasse und Schlüssel',
        },
        note: {
          title: 'Ein Zettel am Bildschirm',
          explanation: 'Ein Passwort auf einem Zettel gehört allen.',
        },
        key: {
          title: 'Ein Schlüssel vor dem Bildschirm',
          explanation: 'Er öffnet jedem, der vorbeikommt, einen Schrank.',
        },
        plant: { title: 'Eine Pflanze', explanation: 'Sie darf bleiben. Gieß sie ab und zu.' },
      },
    },
    es: {
      name: 'Salió a comer',
      goal: 'Busca en una mesa lo que no debería estar ahí.',
      congrats: 'Tienes buen ojo.',
      parts: {
        whole: {
          text: '¿Qué no debería quedarse así?',
          picture: 'Una mesa con pantalla, planta, taza y llave',
        },
        note: { title: 'Una nota en la pantalla', explanation: 'Una contraseña en una nota es de todos.' },
        key: {
          title: 'Una llave delante de la pantalla',
          explanation: 'Abre un armario a quien pase por ahí.',
        },
        plant: { title: 'Una planta', explanation: 'Puede quedarse. Riégala de vez en cuando.' },
      },
    },
  },
}
