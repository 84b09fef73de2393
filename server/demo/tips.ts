import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import type { Language } from '#shared/domain/languages.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { tipChoices, tips } from '#server/db/schema/tips.ts'
import { DEMO_TENANTS } from './tenants.ts'

interface DemoTip {
  /** Mailboxes: who wrote it, and who chose it for whom. */
  by: string
  daysAgo: number
  words: Record<Language, string>
  chosen?: readonly { by: string; for: string }[]
}

/** What the demo's people tell each other, the earliest first. */
const DEMO_TIPS: readonly DemoTip[] = [
  {
    by: 'piotr',
    daysAgo: 12,
    words: {
      en: 'Before you leave your desk: Windows key and L. After a week your hand does it by itself.',
      pl: 'Zanim odejdziesz od biurka: klawisz Windows i L. Po tygodniu ręka robi to sama.',
      de: 'Bevor du vom Platz aufstehst: Windows-Taste und L. Nach einer Woche macht es die Hand allein.',
      es: 'Antes de levantarte de la mesa: tecla Windows y L. Al cabo de una semana la mano lo hace sola.',
    },
    chosen: [{ by: 'hanna', for: 'player' }],
  },
  {
    by: 'lucia',
    daysAgo: 8,
    words: {
      en: 'When a mail is in a hurry, I am not: I ring the sender on a number I already had.',
      pl: 'Kiedy mail się spieszy, ja nie: dzwonię do nadawcy pod numer, który miałam już wcześniej.',
      de: 'Wenn eine Mail es eilig hat, habe ich Zeit: Ich rufe unter einer Nummer an, die ich schon kannte.',
      es: 'Si un correo tiene prisa, yo no: llamo al remitente a un número que ya tenía de antes.',
    },
    chosen: [{ by: 'lucia', for: 'player2' }],
  },
  {
    by: 'leader',
    daysAgo: 6,
    words: {
      en: 'Say early when something will be late. A day of warning is worth more than a perfect excuse.',
      pl: 'Mów wcześnie, że coś się opóźni. Dzień wyprzedzenia jest wart więcej niż najlepsza wymówka.',
      de: 'Sag früh, dass etwas später wird. Ein Tag Vorlauf hilft mehr als die beste Erklärung.',
      es: 'Avisa pronto de que algo se retrasa. Un día de margen vale más que la mejor excusa.',
    },
  },
  {
    by: 'max',
    daysAgo: 3,
    words: {
      en: 'Four words that do not belong together make a password I can remember and nobody can guess.',
      pl: 'Cztery słowa, które do siebie nie pasują, dają hasło, które pamiętam i którego nikt nie zgadnie.',
      de: 'Vier Wörter, die nicht zusammengehören: ein Passwort, das ich behalte und niemand errät.',
      es: 'Cuatro palabras que no casan entre sí: una contraseña que recuerdo y nadie adivina.',
    },
    chosen: [{ by: 'piotr', for: 'leader' }],
  },
  {
    by: 'hanna',
    daysAgo: 1,
    words: {
      en: 'I know where the nearest defibrillator hangs. I looked once, on a quiet day, with a coffee in hand.',
      pl: 'Wiem, gdzie wisi najbliższy defibrylator. Sprawdziłam raz, w spokojny dzień, z kawą w ręku.',
      de: 'Ich weiß, wo der nächste Defibrillator hängt. Einmal nachgesehen, an einem ruhigen Tag, mit Kaffee in der Hand.',
      es: 'Sé dónde cuelga el desfibrilador más cercano. Lo miré una vez, un día tranquilo, con un café en la mano.',
    },
    chosen: [{ by: 'max', for: 'player' }],
  },
]

const addressOf = (mailbox: string): string => `${mailbox}@demo.waymark.test`

/** Fills the book of each demo tenant, once: what its people wrote, read or took back stays as it is. */
export async function seedDemoTips(db: Database, now: Date): Promise<void> {
  for (const { name } of DEMO_TENANTS) {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.name, name))
    if (!tenant || (await db.$count(tips, eq(tips.tenantId, tenant.id))) > 0) continue
    const named = DEMO_TIPS.flatMap(({ by, chosen = [] }) => [
      by,
      ...chosen.flatMap((one) => [one.by, one.for]),
    ])
    const rows = await db
      .select({ id: people.id, email: people.email })
      .from(people)
      .where(and(eq(people.tenantId, tenant.id), inArray(people.email, named.map(addressOf))))
    const idOf = (mailbox: string) => rows.find(({ email }) => email === addressOf(mailbox))?.id
    await db.transaction(async (tx) => {
      for (const tip of DEMO_TIPS) await seedTip(tx, tenant, tip, idOf, now)
    })
  }
}

async function seedTip(
  tx: Database,
  { id: tenantId, timeZone }: { id: string; timeZone: string },
  { by, daysAgo, words, chosen = [] }: DemoTip,
  idOf: (mailbox: string) => string | undefined,
  now: Date,
): Promise<void> {
  const personId = idOf(by)
  if (personId === undefined) return
  const tipId = randomUUID()
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS)
  await tx.insert(tips).values({ tenantId, id: tipId, personId, words, createdAt })
  for (const choice of chosen) {
    const [chosenBy, forWhom] = [idOf(choice.by), idOf(choice.for)]
    if (chosenBy === undefined || forWhom === undefined) continue
    const at = new Date(createdAt.getTime() + HOUR_MS)
    await tx.insert(tipChoices).values({
      ...{ tenantId, id: randomUUID(), tipId, personId: forWhom, chosenBy, createdAt: at },
      day: localDateIn(timeZone, at),
      // in the demo nobody has to hear of it any more
      notifiedAt: now,
    })
  }
}
