import { Scorm12API } from 'scorm-again'
import { isOver, SCORM_STATUSES } from '#shared/domain/scorm-status.ts'
import type { FromLaunch, ToLaunch } from '#kinds/scorm/shared/package-messages.ts'
import type { Cmi } from '#kinds/scorm/shared/schemas.ts'
import { fromCmiTime, toCmiTime } from './cmi-time.ts'
import { answersIn, listsFrom, objectivesIn, preferenceIn, scoreOf, writtenModel } from './model.ts'

type Opening = Extract<ToLaunch, { say: 'open' }>
type SavedMessage = Extract<FromLaunch, { say: 'kept' }>

/** What a package finds as `API` in a window around its own. */
export interface ScormApi {
  LMSInitialize: (parameter?: string) => string
  LMSFinish: (parameter?: string) => string
  LMSGetValue: (element: string) => string
  LMSSetValue: (element: string, value: unknown) => string
  LMSCommit: (parameter?: string) => string
  LMSGetLastError: () => string
  LMSGetErrorString: (code: string) => string
  LMSGetDiagnostic: (code: string) => string
}

export interface Runtime {
  api: ScormApi
  /** Tells what the item keeps, if anything was said since it was told last. */
  send: () => void
}

interface Around {
  /** Milliseconds, of any beginning. */
  now: () => number
  send: (saved: SavedMessage) => void
  /** Something was set: it is told soon, also where the package forgets to commit. */
  onSet: () => void
}

/** More than the messages are made for. */
const MOST_SECONDS = 1_000_000
const NO_LOGS = 5
const EXITS: readonly Cmi['exit'][] = ['', 'suspend', 'logout', 'time-out']

/** The data model of SCORM 1.2 for one visit of an item, on top of what it kept. */
export function openRuntime(opening: Opening, { now, send, onSet }: Around): Runtime {
  const began = now()
  const lms = new Scorm12API({ logLevel: NO_LOGS })
  lms.loadFromJSON(cmiOf(opening))
  // both can only be written, by the standard
  let exit: Cmi['exit'] = ''
  let sessionSeconds: number | null = null
  let preference = opening.cmi?.preference
  let isUntold = false
  let isFinished = false

  function sendNow(): void {
    if (!isUntold) return
    isUntold = false
    const { core, suspend_data } = lms.cmi
    const model = writtenModel(lms)
    const objectives = objectivesIn(model)
    const answers = answersIn(model)
    const seconds = Math.min(MOST_SECONDS, sessionSeconds ?? (now() - began) / 1000)
    send({
      say: 'kept',
      visit: opening.visit,
      seconds,
      isFinished,
      cmi: {
        status: SCORM_STATUSES.find((one) => one === core.lesson_status) ?? 'incomplete',
        location: core.lesson_location,
        suspendData: suspend_data,
        score: scoreOf({ ...core.score.toJSON() }),
        exit,
        ...(objectives.length > 0 && { objectives }),
        ...(preference && { preference }),
      },
      ...(answers.length > 0 && { answers }),
    })
  }

  return {
    send: sendNow,
    api: {
      LMSInitialize(parameter = '') {
        isUntold = true
        return lms.LMSInitialize(parameter)
      },
      LMSFinish(parameter = '') {
        const isTaken = lms.LMSFinish(parameter)
        if (isTaken !== 'true') return isTaken
        isFinished = true
        // by the standard: who never says anything of it has completed it
        if (lms.cmi.core.lesson_status === 'not attempted') lms.cmi.core.lesson_status = 'completed'
        isUntold = true
        sendNow()
        return isTaken
      },
      LMSGetValue: (element) => lms.LMSGetValue(element),
      LMSSetValue(element, value) {
        const isTaken = lms.LMSSetValue(element, value)
        if (isTaken !== 'true') return isTaken
        if (element === 'cmi.core.exit') exit = EXITS.find((one) => one === value) ?? ''
        if (element === 'cmi.core.session_time') sessionSeconds = fromCmiTime(String(value))
        if (element.startsWith('cmi.student_preference.')) {
          const isLanguage = element.endsWith('.language')
          preference = preferenceIn(
            writtenModel(lms),
            isLanguage ? String(value) : (preference?.language ?? ''),
          )
        }
        isUntold = true
        onSet()
        return isTaken
      },
      LMSCommit(parameter = '') {
        const isTaken = lms.LMSCommit(parameter)
        if (isTaken === 'true') sendNow()
        return isTaken
      },
      LMSGetLastError: () => lms.LMSGetLastError(),
      LMSGetErrorString: (code) => lms.LMSGetErrorString(code),
      LMSGetDiagnostic: (code) => lms.LMSGetDiagnostic(code),
    },
  }
}

function cmiOf({ cmi, student, language, totalSeconds, ...item }: Opening) {
  return {
    cmi: {
      core: {
        student_id: student.id,
        student_name: student.name,
        lesson_location: cmi?.location ?? '',
        credit: 'credit',
        lesson_status: cmi?.status ?? 'not attempted',
        entry: entryOf(cmi),
        lesson_mode: 'normal',
        total_time: toCmiTime(totalSeconds),
        score: {
          raw: textOf(cmi?.score?.raw),
          min: textOf(cmi?.score?.min),
          max: textOf(cmi?.score?.max),
        },
      },
      suspend_data: cmi?.suspendData ?? '',
      launch_data: item.launchData,
      ...listsFrom(cmi ?? {}, language),
      student_data: {
        mastery_score: textOf(item.masteryScore),
        max_time_allowed: item.maxTime,
        time_limit_action: item.timeLimitAction,
      },
    },
  }
}

/** Anyone who was cut off resumes too: only a visit that ended by itself begins anew. */
function entryOf(cmi: Cmi | null): string {
  if (!cmi || (cmi.status === 'not attempted' && cmi.location === '' && cmi.suspendData === '')) {
    return 'ab-initio'
  }
  return cmi.exit === 'suspend' || !isOver(cmi.status) ? 'resume' : ''
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
