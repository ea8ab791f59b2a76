import { exportLeads } from '@latchkey/contract';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { showAlert } from '@/lib/alerts.ts';
import { callForFile, NotConfirmed } from '@/lib/api/call.ts';
import { saveFile } from '@/lib/save-file.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { filterOf, type LeadList } from './lead-list.ts';

const names = { csv: 'leads.csv', json: 'leads.jsonl' } as const;

/** Buttons that download every request that matches the filters. */
export function ExportButtons({ list }: { list: LeadList }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: 'csv' | 'json') => {
      const body = { ...filterOf(list), format };
      saveFile(names[format], await callForFile(exportLeads, { body }));
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      showAlert({ variant: 'error', label: text.error(), message: text.exportFailed() });
    },
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="outline" pending={isPending} onClick={() => mutate('csv')}>
        <Download size={18} aria-hidden />
        {text.exportCsv()}
      </Button>
      <Button look="outline" pending={isPending} onClick={() => mutate('json')}>
        <Download size={18} aria-hidden />
        {text.exportJson()}
      </Button>
    </div>
  );
}
