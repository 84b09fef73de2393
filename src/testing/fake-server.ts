import axios, { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'

/** What the fake answers: a status with a body, or nothing at all. */
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'no-answer'

export interface Asked {
  method: string
  /** Whole address. */
  url: string
  withCredentials: boolean
  withXSRFToken: boolean
  xsrfHeaderName: string
  headers: Record<string, unknown>
  responseType: string | undefined
  /** How long an answer may take, in ms. */
  timeoutMs: number | undefined
  /** What was sent, as JSON. */
  body: unknown
}

/** Everything that was asked since `answerWith`. */
export const asked: Asked[] = []
type Reply = (url: string, body: unknown) => Answer | Promise<Answer>

let answer: Reply = () => ({ status: 404 })

/** From here on every call is answered by the fake. Import what calls only after this module. */
export function answerWith(reply: Reply): void {
  asked.length = 0
  answer = reply
}

/** What was sent to the first address that ends so. */
export function sentTo(path: string): unknown {
  const body = asked.find(({ url }) => url.endsWith(path))?.body
  return typeof body === 'string' ? JSON.parse(body) : body
}

/** Answers that forms are given. */
export const ok = (body?: unknown): Answer => ({ status: 200, body })
export const refusal = (status: number, code: string, fields?: unknown): Answer => ({
  status,
  body: { code, message: code, ...(fields !== undefined && { fields }) },
})

axios.defaults.adapter = async (config) => {
  const url = axios.getUri(config)
  asked.push(askedOf(config, url))
  const given = await answer(url, config.data)
  if (given === 'no-answer') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
  const response = {
    data: given.body,
    status: given.status,
    statusText: '',
    headers: new AxiosHeaders(given.headers),
    config,
  }
  if (config.validateStatus?.(given.status) ?? true) return Promise.resolve(response)
  throw new AxiosError(`${given.status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response)
}

function askedOf(config: InternalAxiosRequestConfig, url: string): Asked {
  return {
    method: (config.method ?? 'get').toUpperCase(),
    url,
    withCredentials: config.withCredentials === true,
    withXSRFToken: config.withXSRFToken === true,
    xsrfHeaderName: config.xsrfHeaderName ?? '',
    headers: config.headers.toJSON(),
    responseType: config.responseType,
    timeoutMs: config.timeout,
    body: config.data,
  }
}
