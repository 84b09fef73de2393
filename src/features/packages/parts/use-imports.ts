import { useRef, useState } from 'react'
import { LARGEST_PACKAGE } from '#shared/domain/package-refusals.ts'
import { Failure, isFailure } from '#src/lib/failure.ts'
import { sendPackage } from '../send-package.ts'
import { PACKAGES_PATH, type ImportedPackage } from '#shared/contract/packages.ts'

/** A file that is on its way, or was not taken. */
export interface Import {
  id: string
  file: File
  /** Bytes; all of them, and the server judges it. */
  sent: number
  failure: Failure | null
}

/** Sends what was chosen, one after the other: a server unpacks one at a time. */
export function useImports(onImported: (imported: ImportedPackage) => void) {
  const [imports, setImports] = useState<readonly Import[]>([])
  const last = useRef<Promise<void>>(Promise.resolve())
  const change = (id: string, more: Partial<Import>) =>
    setImports((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)))
  const forget = (id: string) => setImports((all) => all.filter((one) => one.id !== id))

  async function send({ id, file }: Import): Promise<void> {
    try {
      if (file.size > LARGEST_PACKAGE) throw new Failure(413, PACKAGES_PATH)
      const imported = await sendPackage(file, (sent) => change(id, { sent }))
      forget(id)
      onImported(imported)
    } catch (error) {
      change(id, { failure: isFailure(error) ? error : new Failure(-1, PACKAGES_PATH) })
    }
  }

  function begin(one: Import): void {
    last.current = last.current.then(() => send(one))
  }

  return {
    imports,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file, sent: 0, failure: null }))
      setImports((all) => [...added, ...all])
      for (const one of added) begin(one)
    },
    retry: (one: Import) => {
      change(one.id, { failure: null, sent: 0 })
      begin(one)
    },
    forget,
  }
}
