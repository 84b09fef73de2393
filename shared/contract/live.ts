import * as z from 'zod/mini'
import { CODE_DIGITS, LIVE_PHASES, LIVE_SECONDS } from '../domain/live-quiz.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'
import { Face } from './reviews.ts'

/** A question as everybody sees it; what is right is not in it. */
const LiveQuestion = z.object({
  title: z.string(),
  picture: z.nullable(z.string()),
  pictureAlt: z.string(),
  question: z.string(),
  isMultiple: z.boolean(),
  /** `id` is a key: of this quiz and this question alone. They stand in an order that says nothing. */
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
})

/** Of a question that is closed. */
const LiveResult = z.object({
  correct: z.array(z.string()),
  explanation: z.string(),
  /** How often each answer was given; null where fewer than three answered. */
  counts: z.nullable(z.array(z.object({ id: z.string(), count: z.int() }))),
  /** How many were right; null as above. */
  right: z.nullable(z.int()),
})

/** A quiz as one of its people sees it now. */
export const LiveQuiz = z.object({
  id: z.uuid(),
  /** Another one with every change. */
  revision: z.int(),
  phase: z.enum(LIVE_PHASES),
  isMine: z.boolean(),
  /** To join by; of its leader alone. */
  code: z.nullable(z.string()),
  /** Name of the task. */
  title: z.string(),
  /** The question, from 0, and how many there are. */
  at: z.int(),
  of: z.int(),
  /** Until the question closes by itself, in ms; null: it does not. */
  msLeft: z.nullable(z.int()),
  players: z.int(),
  /** How many have answered the question that is asked; null for everybody but the leader. */
  answered: z.nullable(z.int()),
  question: z.nullable(LiveQuestion),
  result: z.nullable(LiveResult),
  /** Of who takes part. */
  mine: z.nullable(
    z.object({
      /** What I answered to this question. */
      answers: z.nullable(z.array(z.string())),
      /** Null until it is closed, and where I gave none. */
      isCorrect: z.nullable(z.boolean()),
      /** Of the questions that are closed. */
      right: z.int(),
      /** Once it is over, in the upper half. */
      place: z.nullable(z.int()),
    }),
  ),
  /** Once it is over: the best, first to third, of those who show themselves in rankings by name. */
  podium: z.nullable(
    z.array(z.object({ place: z.int(), right: z.int(), face: z.nullable(Face), isMe: z.boolean() })),
  ),
})
export type LiveQuiz = z.infer<typeof LiveQuiz>

/** What I can ask: tasks with questions of the adventures that my players or I are in. And the quiz that I have open. */
export const readQuizChoices = endpoint({
  method: 'GET',
  path: '/v2/live/choices',
  reply: z.object({
    adventures: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        tasks: z.array(z.object({ id: z.string(), name: z.string(), questions: z.int() })),
      }),
    ),
    open: z.nullable(z.object({ id: z.uuid(), title: z.string() })),
  }),
  who: ['leader'],
  rate: 'read',
})

/** The same key again starts nothing. 409 `quiz-open` where I have one open; 422 for a task that cannot be asked. */
export const startLiveQuiz = endpoint({
  method: 'POST',
  path: '/v2/live',
  body: z.strictObject({
    /** Made by the browser once for this quiz. */
    key: z.uuid(),
    adventureId: z.uuid(),
    taskId: z.string().check(z.maxLength(120)),
    seconds: z.union(LIVE_SECONDS.map((seconds) => z.literal(seconds))),
  }),
  reply: z.object({ id: z.uuid() }),
  who: ['leader'],
  rate: 'write',
})

/** Also while questions are asked. 404 for a code that no open quiz of the tenant has; 429 after many of those. */
export const joinLiveQuiz = endpoint({
  method: 'POST',
  path: '/v2/live/join',
  body: z.strictObject({ code: z.string().check(z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`))) }),
  reply: z.object({ id: z.uuid() }),
  who: 'signed-in',
  rate: 'write',
})

const OfQuiz = z.object({ quizId: z.uuid() })

/** 404 for who neither leads it nor takes part. */
export const readLiveQuiz = endpoint({
  method: 'GET',
  path: '/v2/live/:quizId',
  params: OfQuiz,
  reply: LiveQuiz,
  who: 'signed-in',
  rate: 'read',
})

/**
 * The same, sent with every change (server-sent events named `quiz`). It ends with the quiz, with the session, and after ten minutes: then it is
 * asked for again. 429 for a fifth connection of one person.
 */
export const watchLiveQuiz = endpoint({
  method: 'GET',
  path: '/v2/live/:quizId/events',
  params: OfQuiz,
  /** The page's: a browser says no other than its own there. */
  query: z.object({ language: z.optional(LanguageCode) }),
  file: 'text/event-stream',
  who: 'signed-in',
  rate: 'read',
})

/**
 * The first answer to a question counts; the same again changes nothing. 409 `question-closed` for one that is not open now,
 * `already-answered`; 422 for answers that it does not have. 404 for who takes no part.
 */
export const answerLiveQuiz = endpoint({
  method: 'POST',
  path: '/v2/live/:quizId/answers',
  params: OfQuiz,
  body: z.strictObject({
    at: z.int().check(z.gte(0), z.lte(100)),
    answers: z.array(z.string().check(z.maxLength(120))).check(z.minLength(1), z.maxLength(12)),
  }),
  who: 'signed-in',
  rate: 'write',
})

/** From the lobby to the first question, to its result, to the next one, to the podium, to the end. 409 `moved-on` where it is elsewhere by now. */
export const stepLiveQuiz = endpoint({
  method: 'POST',
  path: '/v2/live/:quizId/step',
  params: OfQuiz,
  body: z.strictObject({ revision: z.int().check(z.gte(0), z.lte(1000)) }),
  reply: LiveQuiz,
  who: ['leader'],
  rate: 'write',
})

/** Whatever it stands at; one that has ended stays so. */
export const endLiveQuiz = endpoint({
  method: 'DELETE',
  path: '/v2/live/:quizId',
  params: OfQuiz,
  who: ['leader'],
  rate: 'write',
})
