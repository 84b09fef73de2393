import type { FastifyReply, FastifyRequest } from 'fastify'
import { directionOf, LANGUAGE_CODES, pickLanguage, type Language } from '#shared/domain/languages.ts'
import { LANGUAGE_COOKIE } from './cookies.ts'
import { wishedLanguages } from './languages.ts'

/** Where programs ask, and what pages are made of: a miss there is answered as JSON. */
const NO_PAGES = /^\/(api|assets|bundle|scenes|translate|health|ready|launch|package|download)(\/|\?|$)/

export interface NoteWords {
  title: string
  sentence: string
  link: string
}

const WORDS: Record<Language, NoteWords> = {
  pl: {
    title: 'Tu nic nie ma',
    sentence:
      'Pod tym adresem nie ma żadnej strony. Może została przeniesiona, a może w adresie jest literówka.',
    link: 'Na stronę główną',
  },
  en: {
    title: 'There is nothing here',
    sentence: 'There is no page at this address. It may have moved, or there may be a typo in the address.',
    link: 'To the start page',
  },
  es: {
    title: 'Aquí no hay nada',
    sentence:
      'En esta dirección no hay ninguna página. Puede que se haya movido o que la dirección tenga una errata.',
    link: 'Ir al inicio',
  },
  de: {
    title: 'Hier ist nichts',
    sentence:
      'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
    link: 'Zur Startseite',
  },
}

/** A person followed a link or typed an address; programs do not ask for HTML. */
export function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !NO_PAGES.test(url)
}

/** No tenant's: nothing of the address is repeated, and nothing is run. */
export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendNotePage(request, reply, { status: 404, words: WORDS })
}

interface NotePage {
  status: number
  /** As HTML. */
  words: Readonly<Record<Language, NoteWords>>
}

/** A page that says one thing, in the language of anyone who came. */
export function sendNotePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, words }: NotePage,
): FastifyReply {
  const wishes = [request.cookies[LANGUAGE_COOKIE], request.headers['accept-language']]
  const language = pickLanguage(wishes.flatMap(wishedLanguages), LANGUAGE_CODES, 'en')
  return reply
    .code(status)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept, accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(pageIn(language, words[language]))
}

function pageIn(language: Language, { title, sentence, link }: NoteWords): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="theme-color" content="#0a1f35">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/assets/art/mark.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/assets/not-found.css">
  </head>
  <body>
    <main>
      <img src="/assets/art/mark.svg" alt="" width="72" height="72">
      <h1>${title}</h1>
      <p>${sentence}</p>
      <a href="/">${link}</a>
    </main>
  </body>
</html>
`
}
