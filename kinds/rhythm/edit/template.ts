import type { TaskTemplate } from '#kinds/define/edit.ts'

/** One round with the metronome: the compressions of a resuscitation. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'rhythm',
      rounds: [{ id: 'with-the-beat', from: 100, to: 120, presses: 30, beat: 110, others: [60, 85, 140] }],
    },
    points: 15,
    minutes: 2,
  },
  pictures: {},
  words: {
    en: {
      name: 'Thirty times, in the beat',
      goal: 'Keep the rhythm of chest compressions: 100 to 120 a minute, thirty times.',
      congrats: 'Your hands would have kept the blood going.',
      parts: {
        'with-the-beat': {
          title: 'Thirty compressions with the metronome',
          text: 'Somebody does not answer and does not breathe normally; help has been called. You press the middle of the chest, 100 to 120 times a minute, and let it rise fully each time. The metronome helps you.',
          explanation:
            '100 to 120 a minute, 5 to 6 cm deep in an adult: slower moves too little blood, faster leaves the heart no time to fill. Many songs have about this beat.',
        },
      },
    },
    de: {
      name: 'Dreißigmal, im Takt',
      goal: 'Halte den Takt der Herzdruckmassage: 100 bis 120 pro Minute, dreißigmal.',
      congrats: 'Deine Hände hätten das Blut in Bewegung gehalten.',
      parts: {
        'with-the-beat': {
          title: 'Dreißig Kompressionen mit dem Metronom',
          text: 'Jemand antwortet nicht und atmet nicht normal; Hilfe ist gerufen. Du drückst auf die Mitte des Brustkorbs, 100 bis 120 Mal pro Minute, und lässt ihn jedes Mal ganz zurückkommen. Das Metronom hilft dir.',
          explanation:
            '100 bis 120 pro Minute, beim Erwachsenen 5 bis 6 cm tief: Langsamer bewegt zu wenig Blut, schneller lässt dem Herzen keine Zeit, sich zu füllen. Viele Lieder haben etwa diesen Takt.',
        },
      },
    },
    pl: {
      name: 'Trzydzieści razy, w takt',
      goal: 'Utrzymaj rytm uciskania klatki piersiowej: 100 do 120 na minutę, trzydzieści razy.',
      congrats: 'Twoje ręce utrzymałyby krążenie krwi.',
      parts: {
        'with-the-beat': {
          title: 'Trzydzieści uciśnięć z metronomem',
          text: 'Ktoś nie odpowiada i nie oddycha prawidłowo; pomoc jest wezwana. Uciskasz środek klatki piersiowej 100 do 120 razy na minutę i za każdym razem pozwalasz jej wrócić do końca. Metronom ci pomaga.',
          explanation:
            '100 do 120 na minutę, u dorosłego na głębokość 5 do 6 cm: wolniej krąży za mało krwi, szybciej serce nie zdąży się napełnić. Wiele piosenek ma mniej więcej taki takt.',
        },
      },
    },
    es: {
      name: 'Treinta veces, con ritmo',
      goal: 'Mantén el ritmo de las compresiones torácicas: de 100 a 120 por minuto, treinta veces.',
      congrats: 'Tus manos habrían mantenido la sangre en movimiento.',
      parts: {
        'with-the-beat': {
          title: 'Treinta compresiones con el metrónomo',
          text: 'Alguien no responde y no respira con normalidad; ya se ha pedido ayuda. Comprimes el centro del pecho, de 100 a 120 veces por minuto, y dejas que vuelva del todo cada vez. El metrónomo te ayuda.',
          explanation:
            'De 100 a 120 por minuto, con 5 a 6 cm de profundidad en un adulto: más lento mueve poca sangre, más rápido no deja al corazón tiempo para llenarse. Muchas canciones tienen más o menos este ritmo.',
        },
      },
    },
  },
}
