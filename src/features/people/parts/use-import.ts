import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_BYTES, type ImportReport } from '#shared/contract/people-import.ts'
import { isLanguage } from '#shared/domain/languages.ts'
import { isFailure } from '#src/lib/failure.ts'
import { readAsBase64 } from '#src/lib/read-base64.ts'
import { doImport, tryImport } from '../calls.ts'
import { fileErrorOf, type FileError } from './file-errors.ts'
import { useAction } from './use-action.ts'

interface Chosen {
  name: string
  /** Base64. */
  file: string
}

/** A file of people on its way: chosen, tried, done. */
export function useImport() {
  const { i18n } = useTranslation()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [fileError, setFileError] = useState<FileError | null>(null)
  const [report, setReport] = useState<{ isDone: boolean; changes: ImportReport } | null>(null)
  const [linesDone, setLinesDone] = useState(0)
  const [wish, setWish] = useState({ makesTeams: true, language: i18n.language })
  const { sending, send, forget } = useAction()
  const isWorking = sending.state === 'sending'
  /** What was checked is being done. */
  const isDoing = isWorking && report !== null
  const started = useRef(0)

  const start = () => {
    started.current += 1
    setReport(null)
    setFileError(null)
    setLinesDone(0)
    forget()
  }
  const isFileError = (error: unknown): boolean => {
    const why = isFailure(error) ? fileErrorOf(error) : null
    if (why) setFileError(why)
    return why !== null
  }
  const bodyOf = ({ file }: Chosen) => {
    const { makesTeams, language } = wish
    return { file, makesTeams, language: isLanguage(language) ? language : ('en' as const) }
  }

  return {
    chosen,
    fileError,
    report,
    linesDone,
    wish,
    sending,
    isWorking,
    isDoing,
    /** What was tried before holds no more. */
    change: (more: Partial<typeof wish>) => {
      start()
      setWish({ ...wish, ...more })
    },
    take: async (picked: File | undefined) => {
      if (!picked || isDoing) return
      start()
      setChosen(null)
      if (picked.size > IMPORT_BYTES) setFileError('too-large')
      else setChosen({ name: picked.name, file: await readAsBase64(picked) })
    },
    attempt: async (file: Chosen) => {
      start()
      const own = started.current
      const action = async () => {
        const changes = await tryImport(bodyOf(file))
        // of another file, or another wish, it says nothing
        if (started.current === own) setReport({ isDone: false, changes })
      }
      await send(action, isFileError)
    },
    carryOut: async (file: Chosen) => {
      setLinesDone(0)
      const action = async () =>
        setReport({ isDone: true, changes: await doImport(bodyOf(file), setLinesDone) })
      await send(action, isFileError)
    },
  }
}

export type Import = ReturnType<typeof useImport>
