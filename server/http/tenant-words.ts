import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#shared/domain/languages.ts'
import { isMailText } from '#shared/domain/own-words.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import type { Tenant } from './visit.ts'
import type { FindTenant } from './tenants.ts'

/** Where the browser asks for a tenant's own wording, by language and key (LANG-4). */
const ADDRESS = '/assets/i18n/customTranslate.json'

/** Below the heading of the login. */
const WELCOME = 'session.welcome'

/** What it says where nobody has ever been: anyone who has only the address learns where the link is (docs/decisions/0160). */
const NOBODY_YET: Readonly<Record<Language, string>> = {
  en: 'If nobody has an account here yet: the link for the first admin is in what the server printed when it started. Where a server has several platforms, its operator creates the link in the console.',
  pl: 'Jeśli nikt nie ma tu jeszcze konta: link dla pierwszego administratora jest w tym, co serwer wypisał przy starcie. Gdy na serwerze jest kilka platform, link tworzy operator w konsoli.',
  de: 'Wenn hier noch niemand ein Konto hat: Der Link für die erste Person mit Administrationsrechten steht in der Ausgabe des Servers beim Start. Bei mehreren Plattformen auf einem Server erstellt ihn der Betrieb in der Konsole.',
  es: 'Si aquí nadie tiene cuenta todavía: el enlace para el primer administrador está en lo que el servidor mostró al arrancar. Si un servidor tiene varias plataformas, lo crea su operador en la consola.',
}

/** It lies among the product's texts, but every tenant has its own. */
export function serveTenantWords(app: FastifyInstance, findTenant: FindTenant, db: Database): void {
  app.get(ADDRESS, async (request, reply) => {
    const tenant = await findTenant(request.hostname)
    const words = onScreen((await isEmpty(db, tenant)) ? withWelcome(tenant) : tenant.words)
    return reply.header('cache-control', 'no-cache').header('vary', 'host').send(words)
  })
}

/** Asks only where the first admin has not finished the set-up. */
async function isEmpty(db: Database, { id, features }: Tenant): Promise<boolean> {
  if (features.isSetUp !== false) return false
  const ids = db.select({ id: people.id }).from(people).where(eq(people.tenantId, id)).limit(1)
  // the page must come also while the storage is away
  return (await ids.catch(() => null))?.length === 0
}

function withWelcome({ words, languages }: Tenant): Tenant['words'] {
  const welcomed = { ...words }
  for (const language of languages)
    welcomed[language] = { ...words[language], [WELCOME]: NOBODY_YET[language] }
  return welcomed
}

/** What mails say, no page needs. */
function onScreen(words: Tenant['words']): Tenant['words'] {
  return Object.fromEntries(
    Object.entries(words).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(([key]) => !isMailText(key))),
    ]),
  )
}
