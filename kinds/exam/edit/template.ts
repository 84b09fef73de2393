import type { TaskTemplate } from '#kinds/define/edit.ts'

/** Three questions about a fire alarm, one of them with two right answers. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'egzamin',
      questions: [
        { id: 'first', answers: ['leave', 'finish', 'wait'], correct: ['leave'] },
        { id: 'avoid', answers: ['lift', 'hot-doors', 'stairs'], correct: ['lift', 'hot-doors'] },
        { id: 'meet', answers: ['point', 'home', 'back'], correct: ['point'] },
      ],
      passMark: 60,
      attempts: 3,
    },
    points: 20,
    minutes: 5,
  },
  pictures: {},
  words: {
    en: {
      name: 'When the alarm sounds',
      goal: 'Show that you know what to do in a fire alarm.',
      congrats: 'You know how to get out safely.',
      questions: {
        first: {
          question: 'The fire alarm sounds. What do you do first?',
          answers: {
            leave: 'I leave by the nearest exit',
            finish: 'I finish what I am doing',
            wait: 'I wait for a second alarm',
          },
          explanation: 'Every minute counts. Whatever you leave behind can be replaced.',
        },
        avoid: {
          question: 'What do you avoid on your way out?',
          answers: { lift: 'The lift', 'hot-doors': 'Doors that feel hot', stairs: 'The stairs' },
          explanation: 'A lift can stop between floors, and behind a hot door there may be fire.',
        },
        meet: {
          question: 'You are outside. Where do you go?',
          answers: { point: 'To the assembly point', home: 'Home', back: 'Back in, to help' },
          explanation: 'Only there can anybody see who is still missing.',
        },
      },
    },
    pl: {
      name: 'Gdy rozlega się alarm',
      goal: 'Pokaż, że wiesz, co robić podczas alarmu pożarowego.',
      congrats: 'Już wiesz, jak bezpiecznie wyjść z budynku.',
      questions: {
        first: {
          question: 'Rozlega się alarm pożarowy. Co robisz najpierw?',
          answers: {
            leave: 'Wychodzę najbliższym wyjściem',
            finish: 'Kończę to, nad czym pracuję',
            wait: 'Czekam na drugi alarm',
          },
          explanation: 'Liczy się każda minuta. To, co zostawisz, da się zastąpić.',
        },
        avoid: {
          question: 'Czego unikasz po drodze do wyjścia?',
          answers: { lift: 'Windy', 'hot-doors': 'Gorących drzwi', stairs: 'Schodów' },
          explanation: 'Winda może stanąć między piętrami, a za gorącymi drzwiami może się palić.',
        },
        meet: {
          question: 'Jesteś na zewnątrz. Dokąd idziesz?',
          answers: {
            point: 'Na miejsce zbiórki',
            home: 'Do domu',
            back: 'Z powrotem do środka, żeby pomóc',
          },
          explanation: 'Tylko tam widać, kogo jeszcze brakuje.',
        },
      },
    },
    de: {
      name: 'Wenn der Alarm ertönt',
      goal: 'Zeige, dass du weißt, was bei einem Feueralarm zu tun ist.',
      congrats: 'Du weißt, wie du sicher ins Freie kommst.',
      questions: {
        first: {
          question: 'Der Feueralarm ertönt. Was tust du zuerst?',
          answers: {
            leave: 'Ich gehe zum nächsten Ausgang hinaus',
            finish: 'Ich mache meine Arbeit fertig',
            wait: 'Ich warte auf einen zweiten Alarm',
          },
          explanation: 'Jede Minute zählt. Was du zurücklässt, lässt sich ersetzen.',
        },
        avoid: {
          question: 'Was meidest du auf dem Weg nach draußen?',
          answers: { lift: 'Den Aufzug', 'hot-doors': 'Heiße Türen', stairs: 'Die Treppe' },
          explanation:
            'Ein Aufzug kann zwischen zwei Stockwerken stehen bleiben, und hinter einer heißen Tür kann es brennen.',
        },
        meet: {
          question: 'Du bist draußen. Wohin gehst du?',
          answers: { point: 'Zum Sammelplatz', home: 'Nach Hause', back: 'Zurück hinein, um zu helfen' },
          explanation: 'Nur dort ist zu sehen, wer noch fehlt.',
        },
      },
    },
    es: {
      name: 'Cuando suena la alarma',
      goal: 'Demuestra que sabes qué hacer si suena la alarma de incendios.',
      congrats: 'Ya sabes cómo salir a salvo.',
      questions: {
        first: {
          question: 'Suena la alarma de incendios. ¿Qué haces primero?',
          answers: {
            leave: 'Salgo por la salida más cercana',
            finish: 'Termino lo que estoy haciendo',
            wait: 'Espero a una segunda alarma',
          },
          explanation: 'Cada minuto cuenta. Lo que dejas atrás se puede reponer.',
        },
        avoid: {
          question: '¿Qué evitas de camino a la salida?',
          answers: {
            lift: 'El ascensor',
            'hot-doors': 'Las puertas que están calientes',
            stairs: 'Las escaleras',
          },
          explanation:
            'Un ascensor puede pararse entre dos plantas, y detrás de una puerta caliente puede haber fuego.',
        },
        meet: {
          question: 'Ya estás fuera. ¿Adónde vas?',
          answers: { point: 'Al punto de encuentro', home: 'A casa', back: 'Otra vez dentro, a ayudar' },
          explanation: 'Solo allí se ve quién falta todavía.',
        },
      },
    },
  },
}
