import type { Operation } from '@octavo/contract/edits/edit-list';
import type { JobRequest } from '@octavo/contract/job';
import { editorWords } from '@octavo/i18n/editor';
import { failureText } from '@octavo/i18n/failures';
import { verifyTool } from '@octavo/tools/kit/verify-tool';
import { Button } from '@octavo/ui/button';
import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useCountedSuccess } from '../../session/use-free-tasks.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { Announcer } from '../files/announcer.tsx';
import { FileNotices } from '../files/file-notices.tsx';
import { FileWorkspace } from '../files/file-workspace.ts';
import { useIntake } from '../files/use-intake.tsx';
import { JobView } from '../job/job-view.tsx';
import { useJob } from '../job/use-job.ts';
import { useToolRun } from '../job/use-tool-run.ts';
import type { SurfaceProps } from '../surface-props.ts';
import { LazySignedNote } from './certificate/lazy-certificate.tsx';
import { signedOptions } from './certificate/signed-options.ts';
import { SigningContext } from './certificate/signing-context.ts';
import { SigningSession } from './certificate/signing-session.ts';
import { useSignAgain } from './certificate/use-sign-again.ts';
import { useDocument } from './document/use-document.ts';
import { deleteDraft, markApplied } from './drafts/draft-store.ts';
import { useDraft } from './drafts/use-draft.ts';
import { Editor } from './editor.tsx';
import { OpeningNotice } from './opening-notice.tsx';
import { RedactionReport } from './redaction/redaction-report.tsx';
import { requestEdits, type Upload } from './request-edits.ts';

/** The page editor: one file, changed in the browser, and the job that applies the changes. */
export function EditorSurface({ tool, files: given, results, onEmpty }: SurfaceProps) {
  const locale = useLocale();
  const words = editorWords(locale);
  const transport = useTransport();
  const task = tool.facts.editorTask ?? 'edit';
  const [workspace] = useState(
    // Signatures are checked in the browser.
    () => new FileWorkspace(transport, { previews: false, uploads: task !== 'verify' }),
  );
  const files = useSyncExternalStore(workspace.subscribe, workspace.snapshot, workspace.snapshot);
  const intake = useIntake(tool, workspace, locale);
  const [search, setSearch] = useSearchParams();
  const [jobId, draftId] = [search.get('job'), search.get('draft')];
  const [file] = files;
  const [bytes, setBytes] = useState<Blob | null>(null);
  const opened = useDocument(jobId === null ? bytes : null, file?.password ?? '');
  const sha256 = opened.state === 'open' ? opened.document.description.sha256 : null;
  const { restored, reload, keep } = useDraft(sha256, opened.state === 'open' ? opened.document : null);
  const [session] = useState(() => (task === 'sign' ? new SigningSession() : null));
  const applied = useRef<{ readonly operations: readonly Operation[]; readonly signs: boolean }>({
    operations: [],
    signs: false,
  });
  const sent = useRef<JobRequest | null>(null);
  const [signedJob, setSignedJob] = useState<string | null>(null);
  const nextRequest = useRef<JobRequest | null>(null);
  const upload = useRef<Upload>({ sentAt: 0 });
  const { run, popup } = useToolRun(tool, locale, {
    async prepare(signal) {
      const again = nextRequest.current;
      nextRequest.current = null;
      const { operations, signs } = applied.current;
      sent.current =
        again ??
        (await requestEdits(workspace, {
          tool: tool.id,
          document: opened.state === 'open' ? opened.document.description : null,
          operations,
          assets: restored?.assets.all() ?? [],
          upload: upload.current,
          sign:
            session === null || !signs || opened.state !== 'open'
              ? null
              : (edits, assets) => signedOptions(session, opened.document, locale, edits, assets),
          signal,
        }));

      return sent.current;
    },
    onStarted(job) {
      setSignedJob(applied.current.signs ? job : null);
      setSearch({ ...(sha256 === null ? {} : { draft: sha256 }), job }, { preventScrollReset: true });
    },
  });
  const job = useJob(jobId, locale, run.started);
  const seen = job.state === 'known' ? job.job : null;
  useSignAgain({ session, job: seen, sent, next: nextRequest, start: run.start });
  const started = useRef(false);
  const key = file?.key;

  useEffect(() => {
    if (!started.current && jobId === null) {
      started.current = true;
      workspace.addResults(results);
      void keep.fileOf(draftId, given).then((list) => {
        if (list === null) {
          onEmpty();
        } else if (results.length === 0) {
          void intake.receive(list);
        }
      });
    }
  }, [workspace, intake, given, results, draftId, jobId, keep, onEmpty]);

  useEffect(() => () => workspace.dispose(), [workspace]);

  // The key is gone with the page.
  useEffect(() => () => session?.close(), [session]);

  useEffect(() => {
    upload.current.sentAt = Date.now();
    void (key === undefined ? null : workspace.bytesOf(key))?.then(
      (blob) => setBytes(blob),
      () => undefined,
    );
  }, [workspace, key]);

  useEffect(() => {
    if (sha256 !== null && draftId !== sha256 && jobId === null) {
      setSearch({ draft: sha256 }, { replace: true, preventScrollReset: true });
    }
  }, [sha256, draftId, jobId, setSearch]);

  useEffect(() => {
    if (seen !== null) {
      workspace.applyJob(seen);
    }
  }, [workspace, seen]);

  useEffect(() => {
    if (seen?.state === 'done' && draftId !== null) {
      // Without storage there is no draft to mark.
      void markApplied(draftId).catch(() => undefined);
    }
  }, [seen?.state, draftId]);

  useCountedSuccess(seen);

  const emptied = files.length === 0 && intake.settled && jobId === null && draftId === null;

  useEffect(() => {
    if (emptied) {
      onEmpty();
    }
  }, [emptied, onEmpty]);

  const leave = useCallback(() => {
    files.forEach((each) => workspace.remove(each.key));
    setSearch({}, { preventScrollReset: true });
    onEmpty();
  }, [files, workspace, setSearch, onEmpty]);

  /** Goes on with another file, such as a copy of this one or a revision of it. */
  const openOther = (other: Blob, name: string) => {
    if (file !== undefined) {
      setBytes(null);
      workspace.remove(file.key);
      workspace.add([{ file: new File([other], name, { type: 'application/pdf' }), kind: 'pdf' }]);
    }
  };

  const close = (hasWork: boolean) => {
    if (!hasWork && sha256 !== null) {
      // Nothing was changed, so that nothing is unfinished.
      void deleteDraft(sha256).catch(() => undefined);
    }

    leave();
  };

  if (job.state !== 'none') {
    return (
      <Announcer>
        {seen?.results.map(({ token, notes, name }) => (
          <RedactionReport key={token} notes={notes} name={name} />
        ))}
        {session !== null &&
          seen?.id === signedJob &&
          seen?.state === 'done' &&
          seen.results[0] !== undefined && (
            <SigningContext value={session}>
              <Suspense>
                <LazySignedNote result={seen.results[0]} />
              </Suspense>
            </SigningContext>
          )}
        <JobView
          tool={tool}
          workspace={workspace}
          files={files}
          followed={job}
          // Any other tool would change what was signed.
          onlyTools={seen !== null && seen.id === signedJob ? [verifyTool] : undefined}
          onBack={() => {
            workspace.reset();
            started.current = files.length > 0;
            setSearch(draftId === null ? {} : { draft: draftId }, { preventScrollReset: true });
          }}
          onStartOver={leave}
        />
      </Announcer>
    );
  }

  return (
    <Announcer>
      <SigningContext value={session}>
        {intake.dialog}
        {popup}
        {opened.state === 'open' && restored !== null && bytes !== null && file !== undefined ? (
          <Editor
            // Another tab's work starts the editor anew.
            key={restored.epoch}
            tool={tool.id}
            task={task}
            name={file.name}
            file={bytes}
            document={opened.document}
            assets={restored.assets}
            assetsPerJob={tool.facts.optionFiles?.['asset']?.most ?? 0}
            draft={restored.draft}
            stage={run.stage}
            problem={
              file.status === 'uploadFail' && file.failure !== null
                ? failureText(locale, file.failure.code, file.failure.values)
                : run.problem
            }
            onClose={close}
            onApply={(draft, operations, signs) => {
              applied.current = { operations, signs };
              keep.draft(draft);
              run.start();
            }}
            onTakenOver={reload}
            onOpen={openOther}
          />
        ) : (
          <section className="mt-6 grid min-h-80 place-content-center justify-items-center gap-4 rounded-[14px] border border-rule bg-sheet px-6 py-12 text-center shadow-lift">
            <FileNotices intake={intake} />
            {(file !== undefined || intake.notices.length === 0) && (
              <OpeningNotice
                opened={opened}
                file={file ?? null}
                onPassword={(password) => {
                  if (key !== undefined) {
                    void workspace.tryPassword(key, password);
                  }
                }}
              />
            )}
            {(opened.state === 'failed' || intake.notices.length > 0) && (
              <Button look="primary" onClick={leave}>
                {words.failed.another}
              </Button>
            )}
          </section>
        )}
      </SigningContext>
    </Announcer>
  );
}
