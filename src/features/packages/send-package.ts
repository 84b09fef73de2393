import { ImportedPackage, PACKAGES_PATH } from '#shared/contract/packages.ts'
import { ProblemReply } from '#shared/contract/problem.ts'
import { emit } from '#src/lib/events.ts'
import { Failure } from '#src/lib/failure.ts'
import { client } from '#src/lib/http.ts'

/** Sends a package and waits until it is judged and unpacked. @param onSent bytes so far. Rejects with a `Failure`. */
export async function sendPackage(file: File, onSent: (bytes: number) => void): Promise<ImportedPackage> {
  const { status, data, headers } = await client
    .post<unknown>(PACKAGES_PATH, file, {
      params: { name: file.name },
      headers: { 'content-type': 'application/zip' },
      // as long as the bytes take; the server gives up what stands still
      timeout: 0,
      onUploadProgress: ({ loaded }) => onSent(loaded),
      validateStatus: () => true,
    })
    .catch(() => {
      throw new Failure(0, PACKAGES_PATH)
    })
  const imported = status === 200 ? ImportedPackage.safeParse(data).data : undefined
  if (imported) return imported
  const wait = Number(headers['retry-after'])
  const problem = ProblemReply.safeParse(data).data ?? null
  const failure = new Failure(status, PACKAGES_PATH, problem, wait > 0 ? wait : null)
  // anyone who is signed out goes to the login, as after every other call
  if (status === 401) emit({ type: 'call-failed', failure, reporting: 'log' })
  throw failure
}
