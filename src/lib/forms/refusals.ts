import type { Failure } from '../failure.ts'

/** How the forms of a feature speak of what the server refuses: `Fault`s at fields, `Reason`s for the whole. */
export interface Refusals<FieldError extends string, Reason extends string> {
  /** All that the feature has words for; the server may name one of them itself. */
  fieldErrors: readonly FieldError[]
  /** By field: what the server says of it otherwise is in no language. */
  errorOfField: Readonly<Record<string, FieldError>>
  /** By path in what was sent, where a field has another name. */
  fieldOfPath?: Readonly<Record<string, string>>
  /** By code of the problem: what is said at a field, though the server refused the whole. */
  errorOfCode?: Readonly<Record<string, { field: string; fieldError: FieldError }>>
  /** By code of the problem; null: the page around the form says it. */
  reasonOfCode?: Readonly<Record<string, Reason | null>>
}

/** What a failure says of single fields; `fault` is null where nothing is known of such a field. */
export function refusedFields<FieldError extends string>(
  { status, problem }: Failure,
  { fieldErrors, errorOfField, fieldOfPath = {}, errorOfCode = {} }: Refusals<FieldError, string>,
): { field: string; fieldError: FieldError | null; message: string }[] {
  const named = errorOfCode[problem?.code ?? '']
  if (named) return [{ ...named, message: '' }]
  if (status !== 422) return []
  return (problem?.fields ?? []).map(({ path, message }) => {
    const field = fieldOfPath[path] ?? path
    const said = fieldErrors.find((fieldError) => fieldError === message)
    return { field, fieldError: said ?? errorOfField[field] ?? null, message }
  })
}
