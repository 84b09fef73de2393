import type { Scorm12API } from 'scorm-again'
import { SCORM_STATUSES } from '#shared/domain/scorm-status.ts'
import {
  MOST_ANSWERS,
  MOST_OBJECTIVES,
  type Answer,
  type Cmi,
  type Objective,
  type Preference,
} from '#kinds/scorm/shared/schemas.ts'

/** What the lists of the data model look like when they are written down. */
type Written = Record<string, unknown>

const recordOf = (value: unknown): Written =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const textIn = (written: Written, key: string): string => {
  const value = written[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 255) : ''
}

/** The model as plain data: interactions can be read in no other way. */
export function writtenModel(lms: Scorm12API): Written {
  const model: unknown = JSON.parse(JSON.stringify(lms.cmi))
  return recordOf(model)
}

export function objectivesIn(model: Written): Objective[] {
  return Object.values(recordOf(model['objectives']))
    .slice(0, MOST_OBJECTIVES)
    .map((one) => {
      const said = recordOf(one)
      return {
        id: textIn(said, 'id'),
        status: SCORM_STATUSES.find((status) => status === said['status']) ?? 'not attempted',
        score: scoreOf(recordOf(said['score'])),
      }
    })
}

/** Null where no score is told. */
export function scoreOf({ raw, min, max }: Written): Cmi['score'] {
  const score = { raw: numberOf(raw), min: numberOf(min), max: numberOf(max) }
  return score.raw === null ? null : score
}

/** @param language what the SCO has chosen; empty where it chose none */
export function preferenceIn(model: Written, language: string): Preference {
  const said = recordOf(model['student_preference'])
  const step = (key: string): number => Math.trunc(numberOf(said[key]) ?? 0)
  return { audio: step('audio'), speed: step('speed'), text: step('text'), language: language.slice(0, 255) }
}

export function answersIn(model: Written): Answer[] {
  return Object.values(recordOf(model['interactions']))
    .slice(0, MOST_ANSWERS)
    .map((one) => {
      const said = recordOf(one)
      const right = recordOf(recordOf(said['correct_responses'])['0'])
      return {
        ...{ id: textIn(said, 'id'), type: textIn(said, 'type'), result: textIn(said, 'result') },
        ...{ response: textIn(said, 'student_response'), right: textIn(right, 'pattern') },
      }
    })
}

/** The other way round: what the model begins with. */
export function listsFrom({ objectives = [], preference }: Partial<Cmi>, language: string) {
  const text = (value: number | null): string => (value === null ? '' : String(value))
  return {
    objectives: Object.fromEntries(
      objectives.map(({ id, status, score }, index) => {
        const { raw = null, min = null, max = null } = score ?? {}
        return [index, { id, status, score: { raw: text(raw), min: text(min), max: text(max) } }]
      }),
    ),
    student_preference: {
      language: preference?.language || language,
      ...(preference && {
        audio: String(preference.audio),
        speed: String(preference.speed),
        text: String(preference.text),
      }),
    },
  }
}

function numberOf(value: unknown): number | null {
  const number = Number(value)
  return value === '' || value === null || value === undefined || !Number.isFinite(number) ? null : number
}
