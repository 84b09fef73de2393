import { parse, protocol, type PGlite } from '@electric-sql/pglite'
import { isAskedOften } from './prepared.ts'

/** How often a plan serves: tables grow, and nobody but the hourly vacuum tells the planner. */
export const PLANNED_FOR = 500

/** As PostgreSQL knows a query that it was told before. */
interface Statement {
  name: string
  /** Of its parameters, as PostgreSQL numbers them. */
  types: number[]
  uses: number
}

const { serialize } = protocol

/**
 * PGlite reads and plans the words of a query each time it is asked, which for a reader's takes longer than to answer it. What is
 * prepared is known to PostgreSQL under a name, and asked by it from then on. Within a transaction everything is as it was.
 */
export function planOnce(client: PGlite): PGlite {
  const query = client.query.bind(client)
  const statements = new Map<string, Statement>()

  async function describe(text: string): Promise<Statement> {
    const name = statements.get(text)?.name ?? `asked_often_${statements.size}`
    const answers = await client.execProtocolStream(
      together(
        serialize.close({ type: 'S', name }),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ),
    )
    const statement = { name, types: parse.parseDescribeStatementResults(answers), uses: 0 }
    statements.set(text, statement)
    return statement
  }

  async function ask(...[text, params = [], options]: Parameters<PGlite['query']>) {
    const known = statements.get(text)
    const statement = known && known.uses < PLANNED_FOR ? known : await describe(text)
    statement.uses += 1
    const values = params.map((value, at) => write(client, value, statement.types[at]))
    const answers = await client.execProtocolStream(
      together(
        serialize.bind({ statement: statement.name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
        serialize.sync(),
      ),
    )
    const [result] = parse.parseResults(answers, client.parsers, options)
    if (!result) throw new Error('The database gave no answer')
    return result
  }

  return Object.assign(client, {
    query: (...given: Parameters<PGlite['query']>) =>
      isAskedOften(given[0])
        ? client._runExclusiveTransaction(() => client._runExclusiveQuery(() => ask(...given)))
        : query(...given),
  })
}

function write({ serializers }: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null
  return serializers[type]?.(value) ?? (typeof value === 'string' ? value : JSON.stringify(value))
}

function together(...messages: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(messages.reduce((length, message) => length + message.length, 0))
  let at = 0
  for (const message of messages) {
    all.set(message, at)
    at += message.length
  }
  return all
}
