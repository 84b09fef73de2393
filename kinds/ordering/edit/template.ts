import type { TaskTemplate } from '#kinds/define/edit.ts'

/** From a mistake to what is learned of it. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'ordering',
      steps: [{ id: 'stop' }, { id: 'inform' }, { id: 'repair' }, { id: 'learn' }],
    },
    points: 10,
    minutes: 2,
  },
  pictures: {},
  words: {
    en: {
      name: 'After a mistake',
      goal: 'Put what follows a mistake in its order.',
      congrats: 'That is how a mistake stays small.',
      parts: {
        ends: { left: 'First', right: 'Last' },
        stop: { title: 'Stop what does more harm', explanation: 'Nothing else helps while it goes on.' },
        inform: { title: 'Tell those whom it concerns', explanation: 'Early, so that they can still act.' },
        repair: { title: 'Mend it together', explanation: 'Several see more than one.' },
        learn: { title: 'Find out how it came about', explanation: 'Last, when there is time to think.' },
      },
    },
    pl: {
      name: 'Po błędzie',
      goal: 'Ułóż w kolejności to, co następuje po błędzie.',
      congrats: 'Tak błąd pozostaje mały.',
      parts: {
        ends: { left: 'Najpierw', right: 'Na końcu' },
        stop: {
          title: 'Zatrzymaj to, co szkodzi dalej',
          explanation: 'Dopóki to trwa, nic innego nie pomoże.',
        },
        inform: {
          title: 'Powiedz tym, których to dotyczy',
          explanation: 'Wcześnie, żeby mogli jeszcze działać.',
        },
        repair: { title: 'Naprawcie to razem', explanation: 'Kilka osób widzi więcej niż jedna.' },
        learn: { title: 'Ustal, jak do tego doszło', explanation: 'Na końcu, gdy jest czas na myślenie.' },
      },
    },
    de: {
      name: 'Nach einem Fehler',
      goal: 'Bring in die richtige Reihenfolge, was auf einen Fehler folgt.',
      congrats: 'So bleibt ein Fehler klein.',
      parts: {
        ends: { left: 'Zuerst', right: 'Zuletzt' },
        stop: {
          title: 'Stoppen, was weiter schadet',
          explanation: 'Solange es andauert, hilft sonst nichts.',
        },
        inform: {
          title: 'Denen Bescheid geben, die es betrifft',
          explanation: 'Früh, damit sie noch handeln können.',
        },
        repair: { title: 'Es gemeinsam beheben', explanation: 'Mehrere sehen mehr als eine Person.' },
        learn: {
          title: 'Herausfinden, wie es dazu kam',
          explanation: 'Zuletzt, wenn Zeit zum Nachdenken ist.',
        },
      },
    },
    es: {
      name: 'Después de un error',
      goal: 'Pon en orden lo que sigue a un error.',
      congrats: 'Así un error se queda pequeño.',
      parts: {
        ends: { left: 'Primero', right: 'Al final' },
        stop: {
          title: 'Detener lo que sigue haciendo daño',
          explanation: 'Mientras continúe, nada más ayuda.',
        },
        inform: { title: 'Avisar a quienes afecta', explanation: 'Pronto, para que aún puedan actuar.' },
        repair: { title: 'Arreglarlo entre todos', explanation: 'Varias personas ven más que una.' },
        learn: { title: 'Averiguar cómo ocurrió', explanation: 'Al final, cuando hay tiempo para pensar.' },
      },
    },
  },
}
