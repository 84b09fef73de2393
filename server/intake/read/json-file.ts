import * as z from 'zod/mini'
import { say, type FindingWords } from '#shared/domain/findings/words.ts'
import type { Findings } from '../findings.ts'
import type { Folder } from './folder.ts'
import { salvage } from './salvage.ts'
import { complaints } from './schema-words.ts'
import { readText } from './text-file.ts'
import { UnreadableArt } from '../unreadable-art.ts'

/** No file that a person writes is longer. */
const MOST_BYTES = 1_000_000

export interface ReadJson<Value> {
  /** Null where the file is absent or was refused; why stands in the findings. */
  value: Value | null
  /** Keys that the designer wrote himself at the top of the file; all others have their defaults. */
  said: ReadonlySet<string>
  isThere: boolean
}

/**
 * Reads and checks one JSON file of a folder. A missing file is no error here: the caller that needs it reports it.
 * @param ifWrong whether a wrong field drops the whole file, or itself alone
 */
export async function readJson<Schema extends z.core.$ZodType>(
  folder: Folder,
  name: string,
  schema: Schema,
  findings: Findings,
  ifWrong: 'dropFile' | 'dropField' = 'dropFile',
): Promise<ReadJson<z.output<Schema>>> {
  const nothing: ReadJson<z.output<Schema>> = {
    value: null,
    said: new Set(),
    isThere: folder.files.includes(name),
  }
  if (!nothing.isThere) return nothing
  const file = folder.label(name)
  const source = await readText(folder.path(name)).catch((error: unknown) => {
    if (!(error instanceof UnreadableArt)) throw error
    findings.error(file, error.problem, error.hint)
    return null
  })
  if (source === null) return nothing
  if (source.length > MOST_BYTES) {
    findings.error(file, say('larger-than-1-mb'), say('json-large-hint'))
    return nothing
  }
  const parsed = parseJson(source)
  if ('problem' in parsed) {
    findings.error(file, parsed.problem, say('json-invalid-hint'))
    return nothing
  }
  const checked = z.safeParse(schema, parsed.value, { reportInput: true })
  const said = new Set(
    typeof parsed.value === 'object' && parsed.value !== null ? Object.keys(parsed.value) : [],
  )
  if (checked.success) return { value: checked.data, said, isThere: true }
  for (const { problem, hint } of complaints(checked.error.issues, schema, parsed.value))
    findings.error(file, problem, hint)
  const rest = ifWrong === 'dropField' ? salvage(schema, parsed.value) : null
  return rest ? { value: rest.value, said: rest.fields, isThere: true } : { ...nothing, said }
}

function parseJson(source: string): { value: unknown } | { problem: FindingWords } {
  try {
    return { value: JSON.parse(source) }
  } catch (error) {
    const position = Number(
      /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? source.length,
    )
    const before = source.slice(0, position).split('\n')
    return {
      problem: say('json-invalid', { line: before.length, column: (before.at(-1) ?? '').length + 1 }),
    }
  }
}
