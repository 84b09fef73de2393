import type { TaskTemplate } from '#kinds/define/edit.ts'

/** A rule for feedback, with two gaps. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'cloze',
      filling: 'words',
      gaps: [{ id: 'seen' }, { id: 'effect' }],
      decoys: [{ id: 'always' }],
    },
    points: 10,
    minutes: 2,
  },
  pictures: {},
  words: {
    en: {
      name: 'Feedback in two sentences',
      goal: 'Fill in the two halves of a good piece of feedback.',
      congrats: 'Short, and it helps.',
      parts: {
        whole: { text: 'First I say what I have [seen], then the [effect] that it had on me.' },
        seen: { title: 'seen', explanation: 'What was seen can be checked; a judgement cannot.' },
        effect: { title: 'effect', explanation: 'The other person knows only then why it matters.' },
        always: { title: 'always' },
      },
    },
    pl: {
      name: 'Informacja zwrotna w dwóch zdaniach',
      goal: 'Uzupełnij obie połowy dobrej informacji zwrotnej.',
      congrats: 'Krótko i z pożytkiem.',
      parts: {
        whole: { text: 'Najpierw mówię, co [seen], a potem, jaki miało to na mnie [effect].' },
        seen: { title: 'widać', explanation: 'To, co widać, da się sprawdzić; oceny nie.' },
        effect: { title: 'wpływ', explanation: 'Dopiero wtedy druga osoba wie, dlaczego to ważne.' },
        always: { title: 'zawsze' },
      },
    },
    de: {
      name: 'Rückmeldung in zwei Sätzen',
      goal: 'Ergänze die beiden Hälften einer guten Rückmeldung.',
      congrats: 'Kurz, und es hilft.',
      parts: {
        whole: { text: 'Erst sage ich, was ich [seen] habe, dann die [effect], die es auf mich hatte.' },
        seen: { title: 'gesehen', explanation: 'Gesehenes lässt sich prüfen, ein Urteil nicht.' },
        effect: { title: 'Wirkung', explanation: 'Erst damit weiß die andere Person, warum es wichtig ist.' },
        always: { title: 'immer' },
      },
    },
    es: {
      name: 'Comentarios en dos frases',
      goal: 'Completa las dos mitades de un buen comentario.',
      congrats: 'Breve, y ayuda.',
      parts: {
        whole: { text: 'Primero digo lo que he [seen] y después el [effect] que tuvo en mí.' },
        seen: { title: 'visto', explanation: 'Lo visto se puede comprobar; un juicio, no.' },
        effect: { title: 'efecto', explanation: 'Solo así la otra persona sabe por qué importa.' },
        always: { title: 'siempre' },
      },
    },
  },
}
