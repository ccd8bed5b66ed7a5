import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Badge } from "@devguild/design-system/badge";
import { ErrorState } from "@devguild/design-system/error-state";
import { Heading } from "@devguild/design-system/heading";
import { LinkButton } from "@devguild/design-system/link-button";
import { Notice } from "@devguild/design-system/notice";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import type { CompanyProfile } from "@devguild/schemas/company-profile";
import { companyPath } from "@devguild/schemas/constants/companies";
import { localized } from "@devguild/session/redirects";
import { IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";

import { StoriesSection } from "../stories/stories-section.tsx";
import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { Editing } from "../viewer/editing.tsx";
import { useTitleLevel } from "../viewer/screen-head.tsx";
import { ProfilePage } from "./profile-page.tsx";
import { ProfileSaveLine } from "./profile-save-line.tsx";
import classes from "./profile-screen.module.css";
import { ProfileSettings } from "./profile-settings.tsx";
import { useProfileEditor } from "./use-profile-editor.ts";

type Props = {
  companyId: number;
  /** The URL of the public site, which company pages belong to. */
  siteUrl: string;
};

const PANES = [
  { value: "page", label: "Page" },
  { value: "settings", label: "Settings" },
] as const;
type Pane = (typeof PANES)[number]["value"];

const findPane = (control: HTMLElement | null) =>
  PANES.find(
    ({ value }) => value === control?.closest<HTMLElement>("[data-pane]")?.dataset["pane"],
  );

/** Which half of the editor narrow screens show; wide ones show both. */
const usePanes = () => {
  const [pane, setPane] = useState<Pane>("page");
  /** Focuses a control, in whichever half it is. */
  const goTo = (id: string) => {
    const control = document.getElementById(id);
    const holder = findPane(control);
    // A control that isn't shown takes no focus.
    if (holder) flushSync(() => setPane(holder.value));
    control?.scrollIntoView({ block: "center" });
    control?.focus();
  };
  return { pane, setPane, goTo };
};

function Editor({ profile, siteUrl }: { profile: CompanyProfile; siteUrl: string }) {
  const editor = useProfileEditor(profile.id, profile);
  const { audience, viewOnly } = useCompanyViewer();
  const level = useTitleLevel();
  const { pane, setPane, goTo } = usePanes();
  return (
    <>
      <div className={classes.head}>
        <Heading level={level} size="lg">
          Profile
        </Heading>
        {profile.published ? <Badge tone="ok">Live</Badge> : <Badge tone="dash">Unpublished</Badge>}
        {viewOnly === null && <ProfileSaveLine state={editor.state} />}
        {profile.published && (
          <LinkButton
            className={classes.view}
            to={localized(companyPath(profile))}
            icon={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
          >
            View live page
          </LinkButton>
        )}
      </div>
      {!profile.published && (
        <div className={classes.notice}>
          <Notice>
            {audience === "staff"
              ? "Unpublished: only the company and staff can see this."
              : "Unpublished: only you and staff can see this. We look at every new page and publish it once it introduces your company."}
          </Notice>
        </div>
      )}
      <div className={classes.panes}>
        <SegmentedControl label="Show" options={PANES} value={pane} onChange={setPane} />
      </div>
      <div className={classes.columns} data-shown={pane}>
        <div className={classes.canvas} data-pane="page">
          <ProfilePage editor={editor} stories={<StoriesSection companyId={profile.id} />} />
        </div>
        <div data-pane="settings">
          <Editing>
            <ProfileSettings
              editor={editor}
              addressStart={`${siteUrl.replace(/^https?:\/\//, "")}/companies/${profile.id}/`}
              onGoTo={goTo}
            />
          </Editing>
        </div>
      </div>
    </>
  );
}

function Loading() {
  return (
    <SkeletonRegion label="Loading the profile" className={classes.loading}>
      <Skeleton height={280} radius={10} />
      <Skeleton width={112} height={112} radius={10} />
      <Skeleton width="40%" height={28} />
      <Skeleton width="70%" height={20} />
    </SkeletonRegion>
  );
}

/**
 * A company's page to edit, with its stories. The viewer has `owner.company.edit-profile`, or for staff
 * `admin.edit-company-profile`. Source: docs/product/company-profile.md.
 */
export function ProfileScreen({ companyId, siteUrl }: Props) {
  const level = useTitleLevel();
  const { data, error, refetch, isFetching } = useQuery(
    api.companyProfile.one.options({ params: { id: companyId } }),
  );
  if (data) return <Editor profile={data.data} siteUrl={siteUrl} />;
  return (
    <div className={`content ${classes.failed}`}>
      <Heading level={level} size="lg">
        Profile
      </Heading>
      {error ? (
        <ErrorState
          title="The profile didn’t load."
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {failureText(error)}
        </ErrorState>
      ) : (
        <Loading />
      )}
    </div>
  );
}
