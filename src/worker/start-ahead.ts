import { FRESH } from './cached-copies.ts'
import type { WorkerScope } from './scope.ts'

/** What every start asks for, whichever player is here, with the texts of its language (BOOT-1, BOOT-2, LANG-1). */
const START = [
  '/assets/store.json',
  '/assets/config.json',
  '/assets/i18n/customTranslate.json',
  '/api/web/app-params',
  '/api/web/platform/settings',
]
const TEXTS = /^\/assets\/i18n\/[a-z]{2}\.json$/

/** ms; an older answer is no answer to a question that is asked now. */
const LIFE_MS = 10_000

export interface StartAhead {
  /**
   * Sends what the last start here asked for, while the page that is being opened has no script yet.
   * @param page the id of that page
   * @returns what settles when all of it has come, or did not; never rejects
   */
  begin: (page: string) => Promise<void>
  /** The answer on its way to that page, handed out once; undefined where none is. Rejects where the server did not answer. */
  take: (page: string, url: string) => Promise<Response | undefined>
}

interface Begun {
  page: string
  at: number
  answers: Promise<Map<string, Promise<Response>>>
}

/** The calls of a start that wait for nothing but the code that sends them: a returning page finds them answered (START-1). */
export function openStartAhead(scope: WorkerScope): StartAhead {
  let begun: Begun | null = null

  async function send(): Promise<Map<string, Promise<Response>>> {
    const cache = await scope.caches.open(FRESH)
    const known = [...(await cache.keys())]
    const pathOf = ({ url }: Request) => new URL(url).pathname
    const texts = known.findLast((request) => TEXTS.test(pathOf(request)))
    const wanted = known.filter((request) => START.includes(pathOf(request)) || request === texts)
    return new Map(
      wanted.map((request) => {
        const answer = scope.fetch(request)
        // the page that takes it handles it
        answer.catch(() => undefined)
        return [request.url, answer]
      }),
    )
  }

  return {
    async begin(page) {
      const answers = send().catch(() => new Map<string, Promise<Response>>())
      begun = { page, at: Date.now(), answers }
      await Promise.allSettled((await answers).values())
    },
    async take(page, url) {
      if (!begun || begun.page !== page || Date.now() - begun.at > LIFE_MS) return undefined
      const answers = await begun.answers
      const answer = answers.get(url)
      answers.delete(url)
      return answer
    },
  }
}
