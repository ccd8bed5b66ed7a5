import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Avatar } from "@devguild/design-system/avatar";
import { Button } from "@devguild/design-system/button";
import { LinkButton } from "@devguild/design-system/link-button";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { Status } from "@devguild/design-system/status";
import { useToast } from "@devguild/design-system/toast";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import { IconFileCv, IconMail, IconMessages } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";

import { RecordHead } from "../frame/record-head.tsx";
import { NotifyButton } from "../notifications/notify-button.tsx";
import { DEVELOPERS_PATH } from "./developer-addresses.ts";
import classes from "./developer-head.module.css";
import { nameDeveloper } from "./developer-list.tsx";
import { describeAccount, describeSeniority } from "./developer-words.ts";

function CvButton({ developer }: { developer: StaffDeveloper }) {
  const toasts = useToast();
  const opening = useMutation({
    mutationFn: () => api.profileFiles.cvLink.call({ params: { id: developer.id } }),
    // It is a download, so the page stays.
    onSuccess: ({ data }) => location.assign(data.url),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  return (
    <Button
      loading={opening.isPending}
      icon={<IconFileCv size={18} stroke={1.75} aria-hidden />}
      onClick={() => opening.mutate()}
    >
      CV
    </Button>
  );
}

/** The head of a developer's record: who it is, in one line what they are, and how to reach them. */
export function DeveloperHead({ developer }: { developer: StaffDeveloper }) {
  const { tone, label } = describeAccount(developer);
  const facts = [
    developer.position,
    developer.residence_city?.name,
    describeSeniority(developer.seniority),
  ].filter(Boolean);
  return (
    <div className={classes.head}>
      <RecordHead
        parents={[{ to: DEVELOPERS_PATH, label: "Developers" }]}
        title={nameDeveloper(developer)}
        picture={<Avatar name={nameDeveloper(developer)} src={developer.image} size={48} />}
        beside={
          <>
            <span className="num dim">#{developer.id}</span>
            <Status tone={tone}>{label}</Status>
          </>
        }
      >
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {developer.last_login_at && (
          <span>
            Last login <RelativeTime date={developer.last_login_at} />
          </span>
        )}
      </RecordHead>
      <div className={classes.actions}>
        {developer.cv_uploaded && <CvButton developer={developer} />}
        <NotifyButton
          audience="developers"
          userIds={[developer.user_id]}
          to={nameDeveloper(developer)}
        />
        {developer.intercom_link ? (
          <LinkButton
            linkComponent="a"
            to={developer.intercom_link}
            icon={<IconMessages size={18} stroke={1.75} aria-hidden />}
          >
            Support chat
          </LinkButton>
        ) : (
          <LinkButton
            linkComponent="a"
            to={`mailto:${encodeURIComponent(developer.email)}`}
            icon={<IconMail size={18} stroke={1.75} aria-hidden />}
          >
            Email
          </LinkButton>
        )}
      </div>
    </div>
  );
}
