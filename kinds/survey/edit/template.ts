import type { TaskTemplate } from '#kinds/define/edit.ts'

/** What a first week was like: a scale, stars, and words that may be left out. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'survey',
      questions: [
        { id: 'ready', sort: 'scale', min: 1, max: 10, threshold: 6 },
        { id: 'welcome', sort: 'stars' },
        { id: 'missing', sort: 'opinion', isOptional: true },
      ],
    },
    points: 10,
    minutes: 2,
  },
  pictures: {},
  words: {
    en: {
      name: 'Your first week',
      goal: 'Tell us how your first days went, so that the next ones go better.',
      congrats: 'Thank you. Your answers help those who come after you.',
      asks: {
        ready: {
          question: 'How well do you know by now what your work is?',
          minLabel: 'Hardly',
          maxLabel: 'Very well',
          declaration: 'Good to hear. Your team will show you the rest.',
        },
        welcome: { question: 'How were you welcomed?' },
        missing: { question: 'What was missing?', placeholder: 'A tool, a person, an answer …' },
      },
    },
    pl: {
      name: 'Twój pierwszy tydzień',
      goal: 'Opowiedz, jak minęły pierwsze dni, żeby następne były lepsze.',
      congrats: 'Dziękujemy. Twoje odpowiedzi pomogą tym, którzy przyjdą po tobie.',
      asks: {
        ready: {
          question: 'Jak dobrze wiesz już, na czym polega twoja praca?',
          minLabel: 'Prawie wcale',
          maxLabel: 'Bardzo dobrze',
          declaration: 'Miło to słyszeć. Resztę pokaże ci zespół.',
        },
        welcome: { question: 'Jakie było powitanie?' },
        missing: { question: 'Czego zabrakło?', placeholder: 'Narzędzia, osoby, odpowiedzi…' },
      },
    },
    de: {
      name: 'Deine erste Woche',
      goal: 'Erzähle uns, wie deine ersten Tage waren, damit die nächsten besser werden.',
      congrats: 'Danke. Deine Antworten helfen allen, die nach dir kommen.',
      asks: {
        ready: {
          question: 'Wie gut weißt du inzwischen, was deine Arbeit ist?',
          minLabel: 'Kaum',
          maxLabel: 'Sehr gut',
          declaration: 'Schön. Den Rest zeigt dir dein Team.',
        },
        welcome: { question: 'Wie wurdest du empfangen?' },
        missing: { question: 'Was hat gefehlt?', placeholder: 'Ein Werkzeug, ein Mensch, eine Antwort …' },
      },
    },
    es: {
      name: 'Tu primera semana',
      goal: 'Cuéntanos cómo fueron tus primeros días, para que los siguientes sean mejores.',
      congrats: 'Gracias. Tus respuestas ayudan a quienes vengan después.',
      asks: {
        ready: {
          question: '¿Sabes ya bien en qué consiste tu trabajo?',
          minLabel: 'Apenas',
          maxLabel: 'Muy bien',
          declaration: 'Nos alegra. Tu equipo te enseñará el resto.',
        },
        welcome: { question: '¿Cómo te recibieron?' },
        missing: { question: '¿Qué faltó?', placeholder: 'Una herramienta, una persona, una respuesta…' },
      },
    },
  },
}
