import type { TaskTemplate } from '#kinds/define/edit.ts'

/** What is thrown away where. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'quiz-connector-mothers-children',
      pairs: [{ id: 'paper' }, { id: 'bottle' }, { id: 'battery' }],
    },
    points: 10,
    minutes: 2,
  },
  pictures: {},
  words: {
    en: {
      name: 'What goes where?',
      goal: 'Sort the waste of an office.',
      congrats: 'You know which bin is which.',
      pairs: {
        paper: {
          left: 'An old printout',
          right: 'Paper bin',
          explanation:
            'Clean paper is made into paper again; what is confidential goes through the shredder first.',
        },
        bottle: {
          left: 'An empty bottle',
          right: 'Bottle bank',
          explanation: 'Glass can be melted down again and again.',
        },
        battery: {
          left: 'A flat battery',
          right: 'Collection box',
          explanation: 'Batteries contain metals that are poisonous and valuable.',
        },
      },
    },
    pl: {
      name: 'Co gdzie wyrzucić?',
      goal: 'Posegreguj biurowe odpady.',
      congrats: 'Już wiesz, do czego służy każdy pojemnik.',
      pairs: {
        paper: {
          left: 'Stary wydruk',
          right: 'Pojemnik na papier',
          explanation:
            'Z czystego papieru znów powstaje papier; to, co poufne, najpierw trafia do niszczarki.',
        },
        bottle: {
          left: 'Pusta butelka',
          right: 'Pojemnik na szkło',
          explanation: 'Szkło można przetapiać bez końca.',
        },
        battery: {
          left: 'Zużyta bateria',
          right: 'Pudełko na baterie',
          explanation: 'Baterie zawierają metale, które są trujące i cenne.',
        },
      },
    },
    de: {
      name: 'Was gehört wohin?',
      goal: 'Sortiere den Abfall eines Büros.',
      congrats: 'Du kennst dich mit den Tonnen aus.',
      pairs: {
        paper: {
          left: 'Ein alter Ausdruck',
          right: 'Papiertonne',
          explanation:
            'Aus sauberem Papier wird wieder Papier; Vertrauliches kommt vorher in den Aktenvernichter.',
        },
        bottle: {
          left: 'Eine leere Flasche',
          right: 'Glascontainer',
          explanation: 'Glas lässt sich immer wieder einschmelzen.',
        },
        battery: {
          left: 'Eine leere Batterie',
          right: 'Sammelbox',
          explanation: 'Batterien enthalten Metalle, die giftig und wertvoll sind.',
        },
      },
    },
    es: {
      name: '¿Qué va en cada sitio?',
      goal: 'Separa los residuos de una oficina.',
      congrats: 'Ya sabes para qué sirve cada contenedor.',
      pairs: {
        paper: {
          left: 'Una impresión vieja',
          right: 'Contenedor de papel',
          explanation: 'Del papel limpio sale papel nuevo; lo confidencial pasa antes por la destructora.',
        },
        bottle: {
          left: 'Una botella vacía',
          right: 'Contenedor de vidrio',
          explanation: 'El vidrio se puede fundir una y otra vez.',
        },
        battery: {
          left: 'Una pila gastada',
          right: 'Caja de recogida',
          explanation: 'Las pilas contienen metales tóxicos y valiosos.',
        },
      },
    },
  },
}
