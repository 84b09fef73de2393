import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_BYTES, type ImportReport } from '#shared/contract/people-import.ts'
import { isLanguage } from '#shared/domain/languages.ts'
import { isFailure } from '#src/lib/failure.ts'
import { readAsBase64 } from '#src/lib/read-base64.ts'
import { doImport, tryImport } from '../calls.ts'
import { faultOfFile, type FileFault } from './file-faults.ts'
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
  const [fault, setFault] = useState<FileFault | null>(null)
  const [report, setReport] = useState<{ isDone: boolean; told: ImportReport } | null>(null)
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
    setFault(null)
    setLinesDone(0)
    forget()
  }
  const isFileFault = (error: unknown): boolean => {
    const why = isFailure(error) ? faultOfFile(error) : null
    if (why) setFault(why)
    return why !== null
  }
  const bodyOf = ({ file }: Chosen) => {
    const { makesTeams, language } = wish
    return { file, makesTeams, language: isLanguage(language) ? language : ('en' as const) }
  }

  return {
    chosen,
    fault,
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
      if (picked.size > IMPORT_BYTES) setFault('too-large')
      else setChosen({ name: picked.name, file: await readAsBase64(picked) })
    },
    attempt: async (file: Chosen) => {
      start()
      const own = started.current
      const action = async () => {
        const told = await tryImport(bodyOf(file))
        // of another file, or another wish, it says nothing
        if (started.current === own) setReport({ isDone: false, told })
      }
      await send(action, isFileFault)
    },
    carryOut: async (file: Chosen) => {
      setLinesDone(0)
      const action = async () => setReport({ isDone: true, told: await doImport(bodyOf(file), setLinesDone) })
      await send(action, isFileFault)
    },
  }
}

export type Import = ReturnType<typeof useImport>
