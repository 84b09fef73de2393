import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { TaskType } from './task-type.ts'
import { WINDOW_SIZES } from '../domain/visits.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { Cursor } from './reviews.ts'

const Named = z.object({ id: z.string(), name: z.string() })
const Count = z.int().check(z.gte(0))

const Quartiles = z.object({
  /** Counted over whole groups of as many people as a figure is of at least. */
  people: Count,
  /** Seconds. */
  quarter: z.number(),
  median: z.number(),
  threeQuarters: z.number(),
})

const Sureness = z.object({ sureRight: Count, sureWrong: Count, unsureRight: Count, unsureWrong: Count })

/** A question of an exam, in the first try of each. */
const ExamItem = z.object({
  id: z.string(),
  text: z.string(),
  /** Counted over whole groups of people; null where too few were asked. */
  answers: z.nullable(
    z.object({
      people: Count,
      right: Count,
      /** Of those who said how sure they were; null where that was nobody. */
      sureness: z.nullable(Sureness),
    }),
  ),
})
export type ExamItem = z.infer<typeof ExamItem>

const TaskFigure = z.object({
  id: z.string(),
  name: z.string(),
  missionId: z.string(),
  type: TaskType,
  /** As its designer has planned it. */
  minutes: z.number(),
  begun: Count,
  finished: Count,
  tries: Count,
  time: z.nullable(Quartiles),
})
export type TaskFigure = z.infer<typeof TaskFigure>

/** What is told of a group that is not too small. */
export const GroupFigures = z.object({
  /** Each person is in one of the four. */
  progress: z.object({ done: Count, moving: Count, still: Count, notBegun: Count }),
  days: z.array(z.object({ day: z.iso.date(), finished: Count, people: Count })),
  missions: z.array(z.object({ id: z.string(), name: z.string(), begun: Count, finished: Count })),
  /** Where those who stand still were last, the most people first. */
  stops: z.array(z.object({ task: Named, mission: Named, isOpen: z.boolean(), people: Count })),
  tasks: z.array(TaskFigure),
  exams: z.array(z.object({ id: z.string(), name: z.string(), items: z.array(ExamItem) })),
})
export type GroupFigures = z.infer<typeof GroupFigures>

export const FiguresPage = z.object({
  adventures: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The one that is told of; null where there is none. */
  adventureId: z.nullable(z.uuid()),
  /** Those that the reader may choose. */
  teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** How many people a figure is of at least; smaller groups are not broken down. */
  smallestGroup: Count,
  /** Enrolled, in the group that was chosen. */
  people: Count,
  countedAt: z.iso.datetime(),
  /** Null of a group of fewer. */
  figures: z.nullable(GroupFigures),
  /** The group differs by too few people from another that the reader may choose: times and answers are not told. */
  isNear: z.boolean(),
})
export type FiguresPage = z.infer<typeof FiguresPage>

/** Whose: of a leader the own teams, of an admin the whole house. */
const WHO = ['leader', 'admin'] as const

/** How the people do in an adventure: the one with the most of them, or the one that is named. 404 for a team or an adventure that is not the reader's. */
export const readFigures = endpoint({
  method: 'GET',
  path: '/v2/figures',
  query: z.strictObject({ adventure: z.optional(z.uuid()), team: z.optional(z.uuid()) }),
  reply: FiguresPage,
  who: WHO,
  rate: 'read',
})

const visited = { visits: Count, people: Count }

/** What the browsers of a group recorded on the last 28 days that have ended. Nothing in it is of too few people on a day. */
export const VisitFigures = z.union([
  /** The tenant records no events, too few people came, or the group is too near to a larger one. */
  z.object({ state: z.enum(['off', 'few', 'near']) }),
  z.object({
    state: z.literal('counted'),
    /** Of whom all of it is: whole groups of those who came. */
    people: Count,
    /** By the server's clock, in the tenant's zone; null where somebody came, and too few. */
    days: z.array(z.object({ day: z.iso.date(), count: z.nullable(z.object(visited)) })),
    /** Those that were visited most first. */
    tasks: z.array(z.object({ ...Named.shape, mission: Named, ...visited })),
    missions: z.array(z.object({ ...Named.shape, ...visited })),
    /** Null where one of them is of too few people. */
    sizes: z.nullable(z.array(z.object({ size: z.enum(WINDOW_SIZES), people: Count }))),
    browsers: z.nullable(z.array(z.object({ browser: z.string(), people: Count }))),
  }),
])
export type VisitFigures = z.infer<typeof VisitFigures>

/** What recorded events say of a group in an adventure. 404 for a team that is not the reader's, and for an adventure that is not there. */
export const readVisits = endpoint({
  method: 'GET',
  path: '/v2/figures/visits',
  query: z.strictObject({ adventure: z.uuid(), team: z.optional(z.uuid()) }),
  reply: VisitFigures,
  who: WHO,
  rate: 'read',
})

const choice = {
  team: z.optional(z.uuid()),
  adventure: z.optional(z.uuid()),
  task: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Part of a name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  /** The first and the last day, in the tenant's zone. */
  from: z.optional(Day),
  to: z.optional(Day),
}

const Passed = z.object({
  /** Of the attempt. */
  id: z.uuid(),
  person: z.object({ id: z.uuid(), displayName: z.string() }),
  adventure: z.string(),
  mission: z.string(),
  task: z.object({ id: z.string(), name: z.string(), type: z.nullable(TaskType) }),
  passedAt: z.iso.datetime(),
  /** Of the task; null where it was not kept yet. */
  version: z.nullable(z.object({ number: z.int(), publishedAt: z.iso.datetime(), isNewest: z.boolean() })),
  score: z.nullable(z.object({ right: z.number(), all: z.number() })),
  /** Of a task that a leader rates: the stars, or null while it waits. */
  rating: z.optional(z.nullable(z.int())),
})
export type Passed = z.infer<typeof Passed>

/** Who passed what, when, and in which version, the latest first. 404 for a team that is not the reader's. */
export const readPassed = endpoint({
  method: 'GET',
  path: '/v2/passed',
  query: z.strictObject({ ...choice, after: z.optional(Cursor) }),
  reply: z.object({
    passed: z.array(Passed),
    next: z.nullable(z.string()),
    /** Those that may be chosen. */
    teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
    tasks: z.array(
      z.object({ adventureId: z.uuid(), id: z.string(), name: z.string(), mission: z.string() }),
    ),
  }),
  who: WHO,
  rate: 'read',
})

/** The same as a file for spreadsheets, all of it, with headings in a language. */
export const exportPassed = endpoint({
  method: 'GET',
  path: '/v2/passed.csv',
  query: z.strictObject({ ...choice, language: z.optional(z.enum(LANGUAGE_CODES)) }),
  file: 'text/csv; charset=utf-8',
  who: WHO,
  rate: 'read',
})

const SurveyQuestionFigures = z.object({
  id: z.string(),
  text: z.string(),
  sort: z.enum(['scale', 'stars', 'opinion']),
  /** Of a scale or of stars: every value with how often it was chosen. */
  counts: z.array(z.object({ value: z.int(), people: Count })),
  /** Of an opinion: by the alphabet, not in the order in which they came. */
  words: z.array(z.string()),
})

const AnonymousSurvey = z.object({
  adventureId: z.uuid(),
  id: z.string(),
  name: z.string(),
  mission: z.string(),
  /** How many the figures are of; null as long as fewer than five have answered. They grow by five people or more at once. */
  people: z.nullable(Count),
  questions: z.array(SurveyQuestionFigures),
})
export type AnonymousSurvey = z.infer<typeof AnonymousSurvey>

/** What anonymous surveys were answered by all of the tenant together. Nobody's answers stand there, and no group of fewer than five. */
export const readAnonymousSurveys = endpoint({
  method: 'GET',
  path: '/v2/anonymous-surveys',
  reply: z.object({ surveys: z.array(AnonymousSurvey) }),
  who: WHO,
  rate: 'read',
})

/** Every attempt that was handed in, as xAPI 1.0.3 statements: a JSON array, the earliest first. */
export const exportStatements = endpoint({
  method: 'GET',
  path: '/v2/statements.json',
  query: z.strictObject({ from: choice.from, to: choice.to }),
  file: 'application/json; charset=utf-8',
  who: ['admin'],
  rate: 'read',
})

/** Every event that browsers recorded, as a file for spreadsheets, the earliest first. 409 `statistics-off` where the tenant records none. */
export const exportEvents = endpoint({
  method: 'GET',
  path: '/v2/events.csv',
  query: z.strictObject({ from: choice.from, to: choice.to, language: z.optional(z.enum(LANGUAGE_CODES)) }),
  file: 'text/csv; charset=utf-8',
  who: ['admin'],
  rate: 'read',
})

/** Every recorded visit of a mission or a task, as xAPI 1.0.3 statements. 409 `statistics-off` where the tenant records none. */
export const exportVisitStatements = endpoint({
  method: 'GET',
  path: '/v2/visits.json',
  query: z.strictObject({ from: choice.from, to: choice.to }),
  file: 'application/json; charset=utf-8',
  who: ['admin'],
  rate: 'read',
})
