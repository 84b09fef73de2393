import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { messages, type MessageText } from '#server/db/schema/messages.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { deliver } from '#server/modules/messages/deliver.ts'
import type { Language } from '#shared/domain/languages.ts'

/** The house whose people find a first message, and who has written it. */
const HOUSE = 'lantern'
const WRITER = 'admin@demo.waymark.test'

const WELCOME: Record<Language, MessageText> = {
  en: {
    title: 'Welcome to the Lantern Isles',
    content: `<p>Good that you are here. The islands lie dark as long as nobody has been there: <b>every task that you finish lights one up</b>.</p>
<ul>
<li>Begin at the harbour. Its first task takes three minutes.</li>
<li>Come back tomorrow and the day after: the third day in a row brings a bonus.</li>
<li>What helped you at work may help others, too. The book of tips waits behind your picture.</li>
</ul>
<p>What you have done so far stands in <a href="#/app/player">your journey</a>. Fair winds!</p>`,
    linkLabel: '',
  },
  pl: {
    title: 'Witaj na Wyspach Latarni',
    content: `<p>Dobrze, że jesteś. Wyspy są ciemne, dopóki nikogo na nich nie było: <b>każde ukończone zadanie zapala na nich światło</b>.</p>
<ul>
<li>Zacznij od portu. Pierwsze zadanie zajmie ci trzy minuty.</li>
<li>Wróć jutro i pojutrze: trzeci dzień z rzędu przynosi premię.</li>
<li>Co pomogło tobie, może pomóc też innym. Księga wskazówek czeka pod twoim zdjęciem.</li>
</ul>
<p>Wszystko, co już za tobą, znajdziesz w <a href="#/app/player">swojej podróży</a>. Pomyślnych wiatrów!</p>`,
    linkLabel: '',
  },
  de: {
    title: 'Willkommen auf den Laterneninseln',
    content: `<p>Schön, dass du da bist. Die Inseln liegen im Dunkeln, solange niemand dort war: <b>Jede Aufgabe, die du beendest, macht eine heller</b>.</p>
<ul>
<li>Fang am Hafen an. Die erste Aufgabe dauert drei Minuten.</li>
<li>Komm morgen und übermorgen wieder: Der dritte Tag in Folge bringt einen Bonus.</li>
<li>Was dir bei der Arbeit geholfen hat, hilft vielleicht auch anderen. Das Buch der Tipps liegt hinter deinem Bild.</li>
</ul>
<p>Was du schon geschafft hast, steht auf <a href="#/app/player">deiner Reise</a>. Guten Wind!</p>`,
    linkLabel: '',
  },
  es: {
    title: 'Te damos la bienvenida a las Islas de los Faroles',
    content: `<p>Qué bien que estés aquí. Las islas están a oscuras mientras nadie las visita: <b>cada tarea que terminas enciende una luz</b>.</p>
<ul>
<li>Empieza por el puerto. La primera tarea dura tres minutos.</li>
<li>Vuelve mañana y pasado: el tercer día seguido trae una recompensa.</li>
<li>Lo que te ha ayudado en el trabajo puede ayudar a otros. El libro de consejos está detrás de tu foto.</li>
</ul>
<p>Lo que llevas hecho está en <a href="#/app/player">tu viaje</a>. ¡Buen viento!</p>`,
    linkLabel: '',
  },
}

/**
 * Gives the people of the demo's first house a message to read, once, unless its admins have written any. It waits among the
 * messages and stands over no map: a first day has a tour and a streak to tell.
 */
export async function seedDemoWelcome(db: Database, now: Date): Promise<void> {
  const [admin] = await db
    .select({ id: people.id, tenantId: people.tenantId })
    .from(people)
    .innerJoin(tenants, eq(tenants.id, people.tenantId))
    .where(and(eq(tenants.name, HOUSE), eq(people.email, WRITER)))
  if (!admin || (await db.$count(messages, eq(messages.tenantId, admin.tenantId))) > 0) return
  const { tenantId } = admin
  const messageId = randomUUID()
  await db.transaction(async (tx) => {
    await tx.insert(messages).values({
      ...{ tenantId, id: messageId, writtenBy: admin.id, createdAt: now, sendAt: now },
      ...{ type: 'mailbox', words: WELCOME, link: '', audience: 'all', teamId: null, addresseeId: null },
    })
    await deliver(tx, { tenantId, messageId }, now)
  })
}
