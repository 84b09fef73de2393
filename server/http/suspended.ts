import type { FastifyInstance } from 'fastify'
import type { Language } from '#shared/domain/languages.ts'
import { isNavigation, sendNotePage, type NoteWords } from './not-found-page.ts'
import { Problem } from './problem.ts'
import type { FindTenant } from './tenants.ts'
import type { Tenant } from './visit.ts'

/** What the page itself needs, the release's own, which is nobody's secret, and what operators open. */
const OPEN = /^\/(assets|bundle|scenes|translate|operator|api\/operator)(\/|\?|$)/
const PAGE = /^\/(\?|$)/

const WORDS: Readonly<Record<Language, NoteWords>> = {
  en: {
    title: 'Closed for now',
    sentence:
      '{{title}} is suspended by whoever runs it. Nothing is lost: progress and results stay until it opens again.',
    link: 'Try again',
  },
  pl: {
    title: 'Na razie zamknięte',
    sentence:
      'Platforma „{{title}}” jest wstrzymana przez operatora. Nic nie przepadło: postępy i wyniki czekają na ponowne otwarcie.',
    link: 'Spróbuj ponownie',
  },
  de: {
    title: 'Vorübergehend geschlossen',
    sentence:
      '„{{title}}“ wurde vom Betreiber gesperrt. Nichts geht verloren: Fortschritt und Ergebnisse bleiben bis zur Wiedereröffnung erhalten.',
    link: 'Noch einmal versuchen',
  },
  es: {
    title: 'Cerrado por ahora',
    sentence:
      '«{{title}}» está suspendida por quien la gestiona. No se pierde nada: el progreso y los resultados se conservan hasta que vuelva a abrir.',
    link: 'Intentar de nuevo',
  },
}

/**
 * Lets nobody in at the addresses of a tenant that is suspended: a page says so, and every call answers 423 `tenant-suspended`
 * (DESK-2).
 */
export function refuseSuspended(app: FastifyInstance, findTenant: FindTenant): void {
  app.addHook('onRequest', async (request, reply) => {
    // routes of the content host, and of every host
    if (request.routeOptions.config.host !== undefined || OPEN.test(request.url)) return
    const isPage = PAGE.test(request.url)
    const tenant = isPage ? request.pageTenant : await findTenant(request.hostname).catch(() => null)
    if (!tenant?.suspendedAt) return
    if (!isPage && !isNavigation(request)) throw new Problem(423, 'tenant-suspended')
    return sendNotePage(request, reply, { status: 503, words: wordsFor(tenant) })
  })
}

function wordsFor({ look }: Tenant): Record<Language, NoteWords> {
  const title = look.title.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const fill = (words: NoteWords): NoteWords => ({
    ...words,
    sentence: words.sentence.replace('{{title}}', () => title),
  })
  return { en: fill(WORDS.en), pl: fill(WORDS.pl), de: fill(WORDS.de), es: fill(WORDS.es) }
}
