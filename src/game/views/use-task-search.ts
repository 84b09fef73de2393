import { useSearchParams } from 'react-router-dom'
import { TASK_FILTERS, type TaskSearch } from '#src/features/tasks/find-tasks.ts'

/** What is looked for stands in the address: anyone who comes back from a task finds it as it was. */
export function useTaskSearch(): [TaskSearch, (search: TaskSearch) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('show')
  const filter = TASK_FILTERS.find((known) => known === asked) ?? 'all'
  const setSearch = ({ words, filter: show }: TaskSearch) =>
    setParams({ ...(words && { find: words }), ...(show !== 'all' && { show }) }, { replace: true })
  return [{ words: params.get('find') ?? '', filter }, setSearch]
}
