import type { Failure } from '../failure.ts'

/** How the forms of a feature speak of what the server refuses: `Fault`s at fields, `Reason`s for the whole. */
export interface Refusals<Fault extends string, Reason extends string> {
  /** All that the feature has words for; the server may name one of them itself. */
  faults: readonly Fault[]
  /** By field: what the server says of it otherwise is in no language. */
  faultOfField: Readonly<Record<string, Fault>>
  /** By path in what was sent, where a field has another name. */
  fieldOfPath?: Readonly<Record<string, string>>
  /** By code of the problem: what is said at a field, though the server refused the whole. */
  faultOfCode?: Readonly<Record<string, { field: string; fault: Fault }>>
  /** By code of the problem; null: the page around the form says it. */
  reasonOfCode?: Readonly<Record<string, Reason | null>>
}

/** What a failure says of single fields; `fault` is null where nothing is known of such a field. */
export function refusedFields<Fault extends string>(
  { status, problem }: Failure,
  { faults, faultOfField, fieldOfPath = {}, faultOfCode = {} }: Refusals<Fault, string>,
): { field: string; fault: Fault | null; message: string }[] {
  const named = faultOfCode[problem?.code ?? '']
  if (named) return [{ ...named, message: '' }]
  if (status !== 422) return []
  return (problem?.fields ?? []).map(({ path, message }) => {
    const field = fieldOfPath[path] ?? path
    const said = faults.find((fault) => fault === message)
    return { field, fault: said ?? faultOfField[field] ?? null, message }
  })
}
