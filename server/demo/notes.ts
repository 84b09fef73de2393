import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { notes } from '#server/db/schema/notes.ts'
import { people } from '#server/db/schema/people.ts'
import { attempts } from '#server/db/schema/play.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'
import { DEMO_TENANTS } from './tenants.ts'

interface DemoNote {
  task: string
  card: string
  words: Record<Language, string>
}

const WRITER = 'hanna@demo.waymark.test'

/** What she noted in tasks that she has played. */
export const DEMO_NOTES: readonly DemoNote[] = [
  {
    task: 'long-passphrases',
    card: 'manager',
    words: {
      en: 'IT has a password manager for everybody. Move the mail and payroll accounts first.',
      pl: 'Dział IT ma menedżera haseł dla wszystkich. Najpierw przenieść pocztę i płace.',
      de: 'Die IT hat einen Passwortmanager für alle. Zuerst Mail und Gehaltsabrechnung umziehen.',
      es: 'Informática tiene un gestor de contraseñas para todos. Pasar primero el correo y la nómina.',
    },
  },
  {
    task: 'second-factor',
    card: 'spare-key',
    words: {
      en: 'Print the recovery codes. They go into the envelope in the safe, not into my drawer.',
      pl: 'Wydrukować kody zapasowe. Trafiają do koperty w sejfie, nie do mojej szuflady.',
      de: 'Die Ersatzcodes ausdrucken. Sie gehören in den Umschlag im Safe, nicht in meine Schublade.',
      es: 'Imprimir los códigos de recuperación. Van en el sobre de la caja fuerte, no en mi cajón.',
    },
  },
  {
    task: 'five-signs',
    card: 'read-the-address',
    words: {
      en: 'Read the address from the right: what stands before the first single slash is who it is.',
      pl: 'Adres czytać od prawej: to, co stoi przed pierwszym pojedynczym ukośnikiem, mówi, czyj jest.',
      de: 'Adressen von rechts lesen: Was vor dem ersten einzelnen Schrägstrich steht, ist der Absender.',
      es: 'Leer la dirección desde la derecha: lo que va antes de la primera barra suelta dice de quién es.',
    },
  },
  {
    task: 'five-signs',
    card: 'the-square',
    words: {
      en: 'The poster in the canteen has a QR code. Ask facilities whether it is theirs.',
      pl: 'Plakat w stołówce ma kod QR. Zapytać administrację budynku, czy to ich.',
      de: 'Das Plakat in der Kantine hat einen QR-Code. Bei der Hausverwaltung fragen, ob es ihres ist.',
      es: 'El cartel del comedor tiene un código QR. Preguntar a mantenimiento si es suyo.',
    },
  },
  {
    task: 'first-three-minutes',
    card: 'how-to-press',
    words: {
      en: 'Centre of the chest, 5 to 6 cm deep, 100 to 120 a minute. Swap after two minutes.',
      pl: 'Środek klatki piersiowej, 5–6 cm głęboko, 100–120 razy na minutę. Zmiana po dwóch minutach.',
      de: 'Mitte des Brustkorbs, 5 bis 6 cm tief, 100 bis 120 Mal pro Minute. Nach zwei Minuten abwechseln.',
      es: 'Centro del pecho, de 5 a 6 cm, de 100 a 120 por minuto. Relevo a los dos minutos.',
    },
  },
]

/** Gives one of the demo's players notes, once, in the tenant's own language: what she deleted stays deleted. */
export async function seedDemoNotes(db: Database): Promise<void> {
  for (const { name } of DEMO_TENANTS) {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.name, name))
    if (!tenant || (await db.$count(notes, eq(notes.tenantId, tenant.id))) > 0) continue
    const played = await db
      .select({ attempt: attempts, versionId: adventures.versionId })
      .from(attempts)
      .innerJoin(people, and(eq(people.tenantId, attempts.tenantId), eq(people.id, attempts.personId)))
      .innerJoin(
        adventures,
        and(eq(adventures.tenantId, attempts.tenantId), eq(adventures.id, attempts.adventureId)),
      )
      .where(
        and(
          eq(attempts.tenantId, tenant.id),
          eq(people.email, WRITER),
          eq(adventures.folder, 'lantern-isles'),
        ),
      )
    const [first] = played
    const content = first && (await readContent(db, tenant.id, first.versionId))
    if (!content) continue
    const language = tenant.defaultLanguage
    const words = wordsIn(content, [language], tenant)
    const rows = DEMO_NOTES.flatMap(({ task, card, words: said }, place) => {
      const found = played.find(({ attempt }) => attempt.taskId === task)
      if (!found) return []
      const { tenantId, personId, adventureId, id: attemptId, startedAt, finishedAt } = found.attempt
      return {
        ...{ tenantId, personId, adventureId, attemptId, id: randomUUID(), taskId: task },
        ...{ partId: card, partName: words.task(task).cards?.[card]?.title ?? '', text: said[language] },
        ...{ revision: 1, writer: randomUUID(), heard: [] },
        // in their order also where one task has two
        changedAt: new Date((finishedAt ?? startedAt).getTime() + place * MINUTE_MS),
      }
    })
    if (rows.length > 0) await db.insert(notes).values(rows)
  }
}
