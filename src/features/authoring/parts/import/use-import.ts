import { useEffect, useRef, useState } from 'react'
import { withoutGaps } from '#shared/questions/gaps.ts'
import { readPasted, readQuestions } from '#shared/questions/read-questions.ts'
import {
  excerptOf,
  FileRefusal,
  type FileRefusalCode,
  type Loss,
  type Question,
  type QuestionPicture,
  type ReadQuestions,
  type Refusal,
} from '#shared/questions/question.ts'
import type { Destination, Looked } from '../../question-destination.ts'
import { wordingIn, type HowTaken } from '../../question-target.ts'
import { pathForNew } from '../../picture-paths.ts'
import { useAuthoring, useFilesSoon } from '../../use-authoring.ts'
import { fileChange, useWriting, type Change } from '../../use-writing.ts'

/** A question of the file as it would be asked. */
export interface Found {
  /** Its place among all of the file. */
  index: number
  question: Question
  looked: Looked
  losses: readonly Loss[]
}

export interface Import {
  read: ReadQuestions | null
  error: FileRefusalCode | null
  isReading: boolean
  take: (from: File | string) => Promise<void>
  /** Reads another file. */
  restart: () => void
  found: readonly Found[]
  refused: readonly Refusal[]
  chosen: ReadonlySet<number>
  choose: (indexes: Iterable<number>) => void
  /** The one that the player shows. */
  shown: Found | null
  show: (index: number) => void
  how: HowTaken
  isExplained: boolean
  explain: (isExplained: boolean) => void
  pick: (picture: string) => void
  /** How many parts of the task what is chosen becomes. */
  room: number
  /** Brings the pictures into the draft, and adds what is chosen to the task as it is then; nothing once this is closed. @returns whether that was done */
  add: () => Promise<boolean>
  /** Pictures are on their way. */
  isAdding: boolean
  /** A picture did not get there: nothing was added. */
  isLost: boolean
}

/** A picture of a question that is at the server. */
interface Brought {
  name: string
  /** What makes it a file of the draft. */
  own: Change
}

/** Questions of a file on their way into the task: read, looked at, chosen, added. */
export function useImport(destination: Destination): Import {
  const { language, mission } = useWriting()
  const { send } = useAuthoring()
  const there = useFilesSoon()
  const [read, setRead] = useState<ReadQuestions | null>(null)
  const [error, setError] = useState<FileRefusalCode | null>(null)
  const [isReading, setReading] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [shownIndex, show] = useState(0)
  const [isExplained, explain] = useState(true)
  const [picture, pick] = useState(destination.firstPicture)
  const [adding, setAdding] = useState<'idle' | 'adding' | 'lost'>('idle')
  /** Those that are at the server already, should others not get there. */
  const brought = useRef(new Map<Question, Brought>())
  const latest = useRef<Destination | null>(destination)
  useEffect(() => {
    latest.current = destination
    return () => {
      latest.current = null
    }
  }, [destination])
  const how = { wording: wordingIn(language, isExplained), picture }
  const { found, refused } = sortOut(read, destination, how)
  const taken = found.filter(({ index }) => chosen.has(index))
  const used = taken.reduce((sum, { looked }) => sum + looked.size, 0)
  const take = async (from: File | string) => {
    setReading(true)
    setError(null)
    try {
      const next =
        typeof from === 'string'
          ? readPasted(from, how.wording)
          : await readQuestions(new Uint8Array(await from.arrayBuffer()), how.wording)
      setRead(next)
      const fitting = sortOut(next, destination, how).found
      setChosen(new Set(fittingIn(fitting, destination.room)))
      show(fitting[0]?.index ?? 0)
    } catch (problem) {
      // a file that is gone from the disk, or may not be read
      setError(problem instanceof FileRefusal ? problem.code : 'unknown-format')
    }
    setReading(false)
  }
  return {
    ...{ read, error, isReading, take, found, refused, chosen, how, isExplained, explain, pick, show },
    restart: () => {
      setRead(null)
      setAdding('idle')
    },
    choose: (indexes) => setChosen(new Set(indexes)),
    shown: found.find(({ index }) => index === shownIndex) ?? found[0] ?? null,
    room: used,
    add: async () => {
      const questions = taken.map(({ question }) => question)
      setAdding('adding')
      try {
        if (destination.hasPicture) await bringAll(questions)
      } catch {
        setAdding('lost')
        return false
      }
      setAdding('idle')
      const now = latest.current
      if (!now || used > now.room) return false
      const own = questions.flatMap((question) => brought.current.get(question)?.own ?? [])
      const pictures = new Map([...brought.current].map(([question, { name }]) => [question, name]))
      now.add(questions, { ...how, pictures, files: own })
      return true
    },
    isAdding: adding === 'adding',
    isLost: adding === 'lost',
  }

  /** One after the other. Two questions with the same picture share it. */
  async function bringAll(questions: readonly Question[]): Promise<void> {
    const paths = new Set([...there, ...[...brought.current.values()].map(({ own }) => own.at.join('/'))])
    for (const question of questions) {
      const { picture: own } = question
      if (latest.current === null) return
      if (!own || brought.current.has(question)) continue
      const same = [...brought.current].find(([{ picture: other }]) => other && isSamePicture(other, own))
      const path = pathForNew(mission, own.name, paths)
      if (same || path === null) {
        if (same) brought.current.set(question, same[1])
        continue
      }
      const hash = await send(new Blob([own.bytes]))
      paths.add(path)
      brought.current.set(question, {
        name: path.slice(path.lastIndexOf('/') + 1),
        own: fileChange(path, hash),
      })
    }
  }
}

/** As many as there is room for, from the first. */
function fittingIn(found: readonly Found[], room: number): number[] {
  let left = room
  return found.flatMap(({ index, looked }) => {
    left -= looked.size
    return left < 0 ? [] : [index]
  })
}

function isSamePicture(one: QuestionPicture, other: QuestionPicture): boolean {
  return (
    one.bytes.length === other.bytes.length && one.bytes.every((byte, index) => byte === other.bytes[index])
  )
}

function sortOut(file: ReadQuestions | null, { look, takesGaps }: Destination, how: HowTaken) {
  const read = file && (takesGaps ? file : withoutGaps(file))
  const found: Found[] = []
  const refused: Refusal[] = [...(read?.refusals ?? [])]
  for (const [index, question] of (read?.questions ?? []).entries()) {
    const looked = look(question, how)
    const { line, file, text } = question
    if ('reason' in looked) refused.push({ line, file, excerpt: excerptOf(text), ...looked })
    else found.push({ index, question, looked, losses: looked.losses })
  }
  const inOrder = refused.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  )
  return { found, refused: inOrder }
}
