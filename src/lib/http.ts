import axios, { isAxiosError, type AxiosResponse } from 'axios'
import type * as z from 'zod/mini'
import { fillPath, type CallInput, type Endpoint, type Reply } from '#shared/contract/endpoint.ts'
import { ProblemReply } from '#shared/contract/problem.ts'
import { SESSION_ENDS_HEADER } from '#shared/domain/session-ends.ts'
import { apartFrom } from './apart.ts'
import { emit, type Reporting } from './events.ts'
import { Failure } from './failure.ts'

/** A call that takes longer than this has no answer. */
const TIMEOUT_MS = 30_000
/** Of what nothing is shown before: the product starts without it. */
export const START_TIMEOUT_MS = 8000

/** For what is sent in another way than as JSON: where the API is, and what goes with every call. */
export const client = axios.create({
  baseURL: location.origin + (apartFrom ?? '/api/web'),
  timeout: TIMEOUT_MS,
  withCredentials: true,
  // Also where the API is on another origin, which axios would leave out.
  withXSRFToken: true,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
})

const CHANGING = ['post', 'put', 'patch', 'delete'] as const

/** Sends every later call there (store.json's apiLink). */
export function setApiBase(base: string): void {
  client.defaults.baseURL = base
}

/** Tells the server which language to answer in. */
export function setCallLanguage(language: string): void {
  client.defaults.headers.common['Accept-Language'] = language
}

/** Answers on their way to the next caller, by path; each is handed out once. */
const early = new Map<string, Promise<AxiosResponse<unknown>>>()
let earlyRun = 0

/**
 * Sends a GET before the code that parses its answer is there: the next `ask` for the same path takes the answer, or the
 * failure, instead of sending its own.
 */
export function askEarly(path: string, query: Record<string, string> = {}, timeoutMs = TIMEOUT_MS): void {
  const answer = client.request<unknown>({ method: 'GET', url: path, params: query, timeout: timeoutMs })
  // the next caller handles it
  answer.catch(() => undefined)
  early.set(path, answer)
}

/** Nobody will ask for them: somebody else is here, or from now on everything is asked elsewhere. */
export function forgetEarlyAnswers(): void {
  early.clear()
  earlyRun += 1
}

/** @returns whether early answers are still wanted that were asked for when this was called */
export function watchEarlyAnswers(): () => boolean {
  const run = earlyRun
  return () => run === earlyRun
}

function takeEarly(method: string, path: string): Promise<AxiosResponse<unknown>> | undefined {
  if (method !== 'GET') return undefined
  const answer = early.get(path)
  early.delete(path)
  return answer
}

interface AskOptions {
  /** How long an answer may take, in ms. */
  timeoutMs?: number
  signal?: AbortSignal
  headers?: Record<string, string>
  /** The answer is of no interest and read as a blob, as the specification wants it of one call. */
  isBlob?: boolean
  /** The page is going: the call outlives it, and nobody hears its answer. */
  isLeaving?: boolean
}

interface CallOptions extends AskOptions {
  /** `modal` unless the screen that calls says it itself, or the specification wants less. */
  reporting?: Reporting
}

/** Calls the server for an action of the player's, and notifies its listeners when it fails. Throws as `ask` does. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { reporting = 'modal', ...options }: CallOptions = {},
): Promise<Reply<E>> {
  try {
    return await ask(endpoint, input, options)
  } catch (error) {
    if (error instanceof Failure) emit({ type: 'call-failed', failure: error, reporting })
    throw error
  }
}

/**
 * Asks the server for what a query keeps, and parses the answer. A query tries more than once, so it is the query client
 * that tells of a failure. Throws a `Failure`, or axios's cancel where the signal was aborted.
 */
export async function ask<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, headers, isBlob, timeoutMs, isLeaving }: AskOptions = {},
): Promise<Reply<E>> {
  const { params, query, body } = partsOf(input)
  const url = fillPath(endpoint.path, isRecord(params) ? params : {})
  try {
    const response = await (takeEarly(endpoint.method, url) ??
      client.request<unknown>({
        method: endpoint.method,
        url,
        params: query,
        data: body,
        ...(timeoutMs !== undefined && { timeout: timeoutMs }),
        ...(signal && { signal }),
        ...(headers && { headers }),
        ...(isBlob && { responseType: 'blob' }),
        ...(isLeaving && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
      }))
    keepForgeryToken(response)
    const reply = parseReply(endpoint, response, url)
    emit({ type: 'call-answered' })
    passSessionEnd(response)
    return reply
  } catch (error) {
    if (axios.isCancel(error)) throw error
    throw error instanceof Failure ? error : await toFailure(error, url)
  }
}

function passSessionEnd({ headers }: AxiosResponse<unknown>): void {
  const seconds = Number(headers[SESSION_ENDS_HEADER] ?? Number.NaN)
  if (Number.isFinite(seconds)) emit({ type: 'session-ends', seconds })
}

/** From an API on another origin, whose cookie no page of ours can read. */
function keepForgeryToken({ headers }: AxiosResponse<unknown>): void {
  const token: unknown = headers['x-xsrf-token']
  if (typeof token !== 'string') return
  for (const method of CHANGING) client.defaults.headers[method]['X-XSRF-TOKEN'] = token
}

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The parts of any call's input, whatever the call. */
function partsOf(input: Parts): Parts {
  return input
}

/** Reads a JSON file that is served beside the page. */
export async function fetchFile<S extends z.core.$ZodType>(url: string, schema: S): Promise<z.output<S>> {
  try {
    const { data } = await axios.get<unknown>(url, { timeout: START_TIMEOUT_MS, withCredentials: true })
    return parse(schema, data, url)
  } catch (error) {
    throw error instanceof Failure ? error : await toFailure(error, url)
  }
}

function parseReply<E extends Endpoint>(
  endpoint: E,
  response: AxiosResponse<unknown>,
  url: string,
): Reply<E> {
  const value = endpoint.reply ? parse(endpoint.reply, response.data, url) : undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema that `Reply` is read from
  return value as Reply<E>
}

function parse<S extends z.core.$ZodType>(schema: S, data: unknown, url: string): z.output<S> {
  const result = schema['~standard'].validate(data)
  if (result instanceof Promise || result.issues) {
    throw new Failure(-1, url, { code: 'reply-malformed', message: 'the reply breaks the contract' })
  }
  return result.value
}

async function toFailure(error: unknown, url: string): Promise<Failure> {
  if (!isAxiosError<unknown>(error) || !error.response) return new Failure(0, url)
  const { status, headers, data } = error.response
  const problem = ProblemReply.safeParse(data instanceof Blob ? await readJson(data) : data)
  const retryAfter = Number(headers['retry-after'])
  return new Failure(status, url, problem.success ? problem.data : null, retryAfter > 0 ? retryAfter : null)
}

/** A refusal is JSON also where the answer is read as a blob; null where it is not. */
function readJson(blob: Blob): Promise<unknown> {
  return blob
    .text()
    .then((text): unknown => JSON.parse(text))
    .catch(() => null)
}
