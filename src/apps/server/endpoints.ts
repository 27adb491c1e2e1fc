import type { Endpoint } from '../../base/endpoint.ts';
import { currentUser, signInConfig, updateProfile } from '../../features/accounts/contract.ts';
import { smartLessons } from '../../features/adaptive/contract.ts';
import * as consent from '../../features/consent/contract.ts';
import * as families from '../../features/families/contract.ts';
import { reportFault, sendMessage } from '../../features/info/contract.ts';
import { getLesson, listLessons } from '../../features/lessons/contract.ts';
import * as parents from '../../features/parents/contract.ts';
import {
  achievements,
  completeLesson,
  listCompletions,
  myControls,
  myProgress,
  photo,
  sendPhoto,
  streakStatusCall,
  userProgress,
  useStreakShield,
} from '../../features/progress/contract.ts';
import * as corrections from '../../features/progress/corrections/contract.ts';
import * as referrals from '../../features/referrals/contract.ts';
import * as sharing from '../../features/sharing/contract.ts';

/** Every stated call. A test holds this list against the routes that the server has. */
export const ENDPOINTS: readonly Endpoint[] = [
  currentUser,
  signInConfig,
  updateProfile,
  consent.pendingUser,
  consent.completeRegistration,
  consent.requestConsent,
  consent.consentRequest,
  consent.respondConsent,
  listLessons,
  getLesson,
  smartLessons,
  completeLesson,
  listCompletions,
  myProgress,
  userProgress,
  streakStatusCall,
  useStreakShield,
  achievements,
  photo,
  sendPhoto,
  myControls,
  corrections.reportQuestion,
  corrections.myCorrections,
  corrections.seeCorrections,
  families.myFamily,
  families.createFamily,
  families.joinFamily,
  families.leaveFamily,
  families.premiumStatus,
  families.renewInviteCode,
  families.removeMember,
  families.handOnFamily,
  referrals.referralStatus,
  referrals.generateReferral,
  referrals.joinWithReferral,
  sharing.generateShareGraphic,
  sharing.shareGraphicPng,
  sendMessage,
  reportFault,
  parents.requestAccess,
  parents.viewChildData,
  parents.exportChildData,
  parents.updatePrivacy,
  parents.deleteChildAccount,
  parents.exportedPhoto,
  parents.exportedGraphic,
  parents.reportCard,
  parents.linkedChildren,
  parents.changeControls,
  parents.changeDigest,
  parents.skillsOf,
  parents.askToConfirmAddress,
  parents.confirmAddress,
  parents.deletedPeople,
  parents.exportOwnData,
  parents.closeAccount,
];
