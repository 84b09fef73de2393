import type { Language } from '../../../shared/domain/languages.ts'

type Pace = 'slow' | 'good' | 'fast'

/** The words around every lesson. */
export interface FrameWords {
  next: string
  back: string
  backToDecision: string
  onceMore: string
  lookAgain: string
  right: string
  wrong: string
  seen: string
  check: string
  chooseAnswer: string
  chooseAnother: string
  findAll: string
  choosePlaces: string
  press: string
  beginPressing: string
  skipPressing: string
  firstGo: string
  passed: string
  nothingKept: string
  step: (at: number, all: number) => string
  progress: string
  found: (found: number, all: number) => string
  result: (right: number, all: number) => string
  failed: (mastery: number) => string
  rate: (aMinute: number, pace: Pace) => string
  pressed: (presses: number, aMinute: number, pace: Pace) => string
}

const en: FrameWords = {
  next: 'Next',
  back: 'Back',
  backToDecision: 'Back to the decision',
  onceMore: 'Try once more',
  lookAgain: 'Look through it again',
  right: 'Right.',
  wrong: 'Not quite.',
  seen: 'seen',
  check: 'Check',
  chooseAnswer: 'Choose an answer.',
  chooseAnother: 'Choose another one.',
  findAll: 'Look at every place in the picture.',
  choosePlaces: 'Decide on every item first.',
  press: 'Press',
  beginPressing: 'Press in an even beat.',
  skipPressing: 'Go on without pressing',
  firstGo: 'right at the first go',
  passed: 'Passed.',
  nothingKept: 'This lesson was opened outside a learning platform: nothing of it is kept.',
  step: (at, all) => `Step ${at} of ${all}`,
  progress: 'Progress',
  found: (found, all) => `${found} of ${all} seen`,
  result: (right, all) => `${right} of ${all} right.`,
  failed: (mastery) => `Not passed yet: it takes ${mastery} %.`,
  rate: (aMinute, pace) =>
    `${aMinute} a minute: ${{ slow: 'faster', good: 'just right', fast: 'a little slower' }[pace]}`,
  pressed: (presses, aMinute, pace) =>
    `${presses} presses, ${aMinute} a minute. ${
      {
        slow: 'A little slow: it takes 100 to 120.',
        good: 'Just right: keep that feeling.',
        fast: 'A little fast: the heart needs time to fill. 100 to 120 are right.',
      }[pace]
    }`,
}

const pl: FrameWords = {
  next: 'Dalej',
  back: 'Wstecz',
  backToDecision: 'Wróć do decyzji',
  onceMore: 'Spróbuj jeszcze raz',
  lookAgain: 'Przejrzyj jeszcze raz',
  right: 'Dobrze.',
  wrong: 'Niezupełnie.',
  seen: 'obejrzane',
  check: 'Sprawdź',
  chooseAnswer: 'Wybierz odpowiedź.',
  chooseAnother: 'Wybierz inną.',
  findAll: 'Obejrzyj każde miejsce na obrazku.',
  choosePlaces: 'Najpierw zdecyduj o każdej rzeczy.',
  press: 'Uciskaj',
  beginPressing: 'Uciskaj w równym rytmie.',
  skipPressing: 'Dalej bez uciskania',
  firstGo: 'dobrze za pierwszym razem',
  passed: 'Zaliczone.',
  nothingKept: 'Ta lekcja została otwarta poza platformą szkoleniową: nic z niej nie zostanie zapisane.',
  step: (at, all) => `Krok ${at} z ${all}`,
  progress: 'Postęp',
  found: (found, all) => `Obejrzano: ${found} z ${all}`,
  result: (right, all) => `Dobrze: ${right} z ${all}.`,
  failed: (mastery) => `Jeszcze nie zaliczone: potrzeba ${mastery}%.`,
  rate: (aMinute, pace) =>
    `${aMinute} na minutę: ${{ slow: 'szybciej', good: 'w sam raz', fast: 'trochę wolniej' }[pace]}`,
  pressed: (presses, aMinute, pace) =>
    `Uciśnięcia: ${presses}, tempo: ${aMinute} na minutę. ${
      {
        slow: 'Trochę za wolno: potrzeba 100–120.',
        good: 'W sam raz: zapamiętaj to tempo.',
        fast: 'Trochę za szybko: serce musi zdążyć się napełnić. Dobre tempo to 100–120.',
      }[pace]
    }`,
}

const de: FrameWords = {
  next: 'Weiter',
  back: 'Zurück',
  backToDecision: 'Zurück zur Entscheidung',
  onceMore: 'Noch einmal versuchen',
  lookAgain: 'Noch einmal ansehen',
  right: 'Richtig.',
  wrong: 'Nicht ganz.',
  seen: 'angesehen',
  check: 'Prüfen',
  chooseAnswer: 'Wähle eine Antwort.',
  chooseAnother: 'Wähle eine andere.',
  findAll: 'Sieh dir jede Stelle im Bild an.',
  choosePlaces: 'Entscheide zuerst über jedes Ding.',
  press: 'Drücken',
  beginPressing: 'Drücke in gleichmäßigem Takt.',
  skipPressing: 'Weiter ohne Drücken',
  firstGo: 'auf Anhieb richtig',
  passed: 'Bestanden.',
  nothingKept: 'Diese Lektion wurde außerhalb einer Lernplattform geöffnet: Nichts davon wird gespeichert.',
  step: (at, all) => `Schritt ${at} von ${all}`,
  progress: 'Fortschritt',
  found: (found, all) => `${found} von ${all} angesehen`,
  result: (right, all) => `${right} von ${all} richtig.`,
  failed: (mastery) => `Noch nicht bestanden: Nötig sind ${mastery} %.`,
  rate: (aMinute, pace) =>
    `${aMinute} pro Minute: ${{ slow: 'schneller', good: 'genau richtig', fast: 'etwas langsamer' }[pace]}`,
  pressed: (presses, aMinute, pace) =>
    `${presses}-mal gedrückt, ${aMinute} pro Minute. ${
      {
        slow: 'Etwas langsam: 100 bis 120 sind nötig.',
        good: 'Genau richtig: Merk dir dieses Gefühl.',
        fast: 'Etwas schnell: Das Herz braucht Zeit, sich zu füllen. Richtig sind 100 bis 120.',
      }[pace]
    }`,
}

const es: FrameWords = {
  next: 'Siguiente',
  back: 'Atrás',
  backToDecision: 'Volver a la decisión',
  onceMore: 'Intentarlo otra vez',
  lookAgain: 'Repasarlo',
  right: 'Correcto.',
  wrong: 'No exactamente.',
  seen: 'visto',
  check: 'Comprobar',
  chooseAnswer: 'Elige una respuesta.',
  chooseAnother: 'Elige otra.',
  findAll: 'Mira todos los puntos de la imagen.',
  choosePlaces: 'Decide primero sobre cada cosa.',
  press: 'Comprime',
  beginPressing: 'Comprime a un ritmo constante.',
  skipPressing: 'Seguir sin comprimir',
  firstGo: 'bien a la primera',
  passed: 'Superado.',
  nothingKept: 'Esta lección se ha abierto fuera de una plataforma de formación: no se guarda nada.',
  step: (at, all) => `Paso ${at} de ${all}`,
  progress: 'Progreso',
  found: (found, all) => `${found} de ${all} vistos`,
  result: (right, all) => `${right} de ${all} bien.`,
  failed: (mastery) => `Aún no está superado: hace falta un ${mastery} %.`,
  rate: (aMinute, pace) =>
    `${aMinute} por minuto: ${{ slow: 'más rápido', good: 'justo así', fast: 'un poco más despacio' }[pace]}`,
  pressed: (presses, aMinute, pace) =>
    `${presses} compresiones, ${aMinute} por minuto. ${
      {
        slow: 'Un poco lento: hacen falta de 100 a 120.',
        good: 'Justo así: quédate con esa sensación.',
        fast: 'Un poco rápido: el corazón necesita tiempo para llenarse. Lo correcto es de 100 a 120.',
      }[pace]
    }`,
}

export const FRAME_WORDS: Readonly<Record<Language, FrameWords>> = { pl, en, es, de }
