import { LANGUAGE_CODES, pickLanguage, type Language } from '../../../shared/domain/languages.ts'
import type { Course, Part, Screen, ScreenWords } from '../course.ts'
import { picturesOf } from '../pictures.ts'
import { button, el } from './dom.ts'
import { FRAME_WORDS, type FrameWords } from './frame-words.ts'
import { platformAround, type Platform } from './platform.ts'
import { isThrough, restored, scoreOf, tally } from './progress.ts'
import { reportAnswer, reportBeginning, reportEnd, saveProgress } from './report.ts'
import { choose } from './screens/choose.ts'
import { endOf } from './screens/end.ts'
import { find } from './screens/find.ts'
import { press } from './screens/press.ts'
import { sort } from './screens/sort.ts'
import type { Setting, Shown } from './setting.ts'
import { stageOf } from './stage.ts'

declare global {
  interface Window {
    /** Written into course.js when the package is made. */
    course: Course
  }
}

const part = window.course.parts.find(({ id }) => id === document.body.dataset.part)
if (part) play(part, window.course, platformAround(window))

/** Plays one part, from where its player left it. */
function play(part: Part, { parts, words }: Course, platform: Platform | null): void {
  const language = languageOf(platform)
  const frame = FRAME_WORDS[language]
  const partWords = words[language].parts[part.id] ?? { title: '', screens: {} }
  document.documentElement.lang = language
  document.title = partWords.title
  const stage = stageOf(document.body)
  const opened = performance.now()
  const mastery = Number(platform?.read('cmi.student_data.mastery_score') || part.masteryScore)
  const isExam = part.masteryScore !== undefined
  let progress = restored(platform?.read('cmi.suspend_data') ?? '', part)

  if (platform) {
    reportBeginning(platform)
    addEventListener('pagehide', () => {
      save()
      platform.leave()
    })
    // a page that comes back from the browser's store has said goodbye already
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) location.reload()
    })
  }

  function save(): void {
    if (platform) saveProgress(platform, part, progress, performance.now() - opened)
  }

  function go(at: number): void {
    progress = { ...progress, at }
    const screen = part.screens[at]
    if (!screen) return
    if (screen.kind === 'end') {
      progress = { ...progress, isEnded: true }
      const isScored = isExam || parts.length === 1
      if (platform) reportEnd(platform, part, isScored ? scoreOf(part, progress) : null, mastery)
    }
    save()
    show(screen)
  }

  function show(screen: Screen): void {
    const own = partWords.screens[screen.id]
    if (!own) return
    const { below, over = [] } = shown(screen, own)
    const note = platform || progress.at > 0 ? [] : [el('p', { class: 'note' }, frame.nothingKept)]
    stage.show({ ...around(own), picture: screen.picture, below: [...below, ...note], over })
    foot(screen)
  }

  function around(own: Pick<ScreenWords, 'title' | 'text' | 'picture'>) {
    const all = part.screens.length
    return {
      alt: own.picture,
      kicker: `${partWords.title} · ${frame.step(progress.at + 1, all)}`,
      title: own.title,
      text: own.text,
      share: progress.at / (all - 1),
      barName: frame.progress,
    }
  }

  function shown(screen: Screen, own: ScreenWords): Shown {
    const setting = {
      words: own,
      frame,
      isExam,
      deeds: progress.done[screen.id] ?? [],
      does: (...deeds: readonly string[]) => does(screen, deeds),
      say: stage.say,
      aside: (picture: string, words: Pick<ScreenWords, 'title' | 'text' | 'picture'>) => {
        stage.show({ ...around(words), picture, below: [], over: [] })
        stage.foot(button(frame.backToDecision, 'main', () => show(screen)))
      },
    } satisfies Omit<Setting, 'screen'>
    switch (screen.kind) {
      case 'choose':
        return choose({ ...setting, screen })
      case 'find':
        return find({ ...setting, screen })
      case 'sort':
        return sort({ ...setting, screen })
      case 'press':
        return press({ ...setting, screen })
      case 'end': {
        const [right, all] = tally(part.screens, progress.done)
        const passed = isExam && { isPassed: (right / all) * 100 >= mastery, mastery }
        return { below: endOf({ right, all, ...(passed && { passed }) }, frame, own) }
      }
      case 'tell':
        return { below: [] }
    }
  }

  function does(screen: Screen, deeds: readonly string[]): void {
    const before = progress.done[screen.id] ?? []
    const [first] = deeds
    if (platform && screen.kind === 'choose' && before.length === 0 && first !== undefined)
      reportAnswer(platform, part, screen, first)
    progress = { ...progress, done: { ...progress.done, [screen.id]: [...before, ...deeds] } }
    save()
    foot(screen)
  }

  function foot(screen: Screen): void {
    const back = progress.at > 0 ? [button(frame.back, 'quiet', () => go(progress.at - 1))] : []
    if (screen.kind === 'end') {
      stage.foot(again())
      return
    }
    const deeds = progress.done[screen.id] ?? []
    const isDone = isThrough(screen, deeds, isExam)
    const next = button(frame.next, 'main', () => go(progress.at + 1))
    const missing = el('p', { class: 'missing' }, missingOn(screen, deeds, frame))
    stage.foot(...back, isDone ? next : missing)
  }

  /** Begins anew where it was not passed; otherwise all is kept and looked at. */
  function again(): Node {
    const score = scoreOf(part, progress)
    const isFailed = isExam && score !== null && score < mastery
    return button(isFailed ? frame.onceMore : frame.lookAgain, isFailed ? 'main' : 'quiet', () => {
      if (isFailed) progress = { ...progress, done: {} }
      go(0)
    })
  }

  go(progress.at)
  // so that a drawing is there with its words, and stays there without a network
  for (const picture of picturesOf([part])) new Image().src = `pictures/${picture}.svg`
}

/** What the platform says its player likes to read, else its address, else the browser. */
function languageOf(platform: Platform | null): Language {
  const preferred = platform?.read('cmi.student_preference.language') ?? ''
  const asked = new URLSearchParams(location.search).get('lang') ?? ''
  return pickLanguage([preferred, asked, ...navigator.languages], LANGUAGE_CODES, 'en')
}

function missingOn(screen: Screen, deeds: readonly string[], frame: FrameWords): string {
  switch (screen.kind) {
    case 'choose':
      return deeds.length === 0 ? frame.chooseAnswer : frame.chooseAnother
    case 'find':
      return frame.findAll
    case 'sort':
      return frame.choosePlaces
    case 'press':
    case 'tell':
    case 'end':
      return ''
  }
}
