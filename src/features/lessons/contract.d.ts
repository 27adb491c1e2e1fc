import { z } from 'zod';
export declare const subject: z.ZodEnum<{
    math: "math";
    reading: "reading";
    science: "science";
    social_studies: "social_studies";
    writing: "writing";
}>;
export declare const level: z.ZodEnum<{
    easy: "easy";
    expert: "expert";
    extreme: "extreme";
    hard: "hard";
    medium: "medium";
}>;
export declare const day: z.ZodString;
/** Kinds of lesson, one for each subject, as the wire names them. */
export declare const LESSON_TYPES: {
    readonly reading: 'reading_comprehension';
    readonly writing: 'creative_writing';
    readonly math: 'math_problems';
    readonly science: 'science_experiments';
    readonly social_studies: 'social_studies_concepts';
};
export declare const choiceQuestion: z.ZodObject<{
    item: z.ZodString;
    skill: z.ZodString;
    hint: z.ZodString;
    explanation: z.ZodString;
    isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
    question: z.ZodString;
    options: z.ZodArray<z.ZodString>;
    correctIndex: z.ZodInt;
    notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
export declare const mathProblem: z.ZodObject<{
    item: z.ZodString;
    skill: z.ZodString;
    hint: z.ZodString;
    explanation: z.ZodString;
    isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
    question: z.ZodString;
    answer: z.ZodString;
    unit: z.ZodOptional<z.ZodString>;
    form: z.ZodOptional<z.ZodLiteral<"simplest">>;
    figure: z.ZodOptional<z.ZodDiscriminatedUnion<[z.ZodObject<{
        kind: z.ZodLiteral<"number_line">;
        alt: z.ZodString;
        from: z.ZodNumber;
        to: z.ZodNumber;
        step: z.ZodNumber;
        labelEvery: z.ZodInt;
        marks: z.ZodArray<z.ZodObject<{
            at: z.ZodNumber;
            label: z.ZodString;
        }, z.core.$strict>>;
    }, z.core.$strict>, z.ZodObject<{
        parts: z.ZodInt;
        shaded: z.ZodInt;
        kind: z.ZodLiteral<"fraction_bar">;
        alt: z.ZodString;
        below: z.ZodOptional<z.ZodObject<{
            parts: z.ZodInt;
            shaded: z.ZodInt;
        }, z.core.$strict>>;
    }, z.core.$strict>, z.ZodObject<{
        kind: z.ZodLiteral<"clock">;
        alt: z.ZodString;
        hour: z.ZodInt;
        minute: z.ZodInt;
    }, z.core.$strict>, z.ZodObject<{
        kind: z.ZodLiteral<"coordinate_grid">;
        alt: z.ZodString;
        extent: z.ZodInt;
        quadrants: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<4>]>;
        points: z.ZodArray<z.ZodObject<{
            x: z.ZodInt;
            y: z.ZodInt;
            label: z.ZodString;
        }, z.core.$strict>>;
        lines: z.ZodOptional<z.ZodArray<z.ZodObject<{
            from: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
            to: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
        }, z.core.$strict>>>;
    }, z.core.$strict>, z.ZodObject<{
        kind: z.ZodLiteral<"bar_chart">;
        alt: z.ZodString;
        title: z.ZodString;
        bars: z.ZodArray<z.ZodObject<{
            label: z.ZodString;
            value: z.ZodNumber;
        }, z.core.$strict>>;
        step: z.ZodNumber;
    }, z.core.$strict>, z.ZodObject<{
        kind: z.ZodLiteral<"shape">;
        alt: z.ZodString;
        outline: z.ZodDiscriminatedUnion<[z.ZodObject<{
            name: z.ZodLiteral<"rectangle">;
            width: z.ZodNumber;
            height: z.ZodNumber;
            labels: z.ZodObject<{
                width: z.ZodOptional<z.ZodString>;
                height: z.ZodOptional<z.ZodString>;
                inside: z.ZodOptional<z.ZodString>;
            }, z.core.$strict>;
        }, z.core.$strict>, z.ZodObject<{
            name: z.ZodLiteral<"triangle">;
            base: z.ZodNumber;
            height: z.ZodNumber;
            lean: z.ZodNumber;
            labels: z.ZodObject<{
                base: z.ZodOptional<z.ZodString>;
                height: z.ZodOptional<z.ZodString>;
                left: z.ZodOptional<z.ZodString>;
                right: z.ZodOptional<z.ZodString>;
                angleLeft: z.ZodOptional<z.ZodString>;
                angleRight: z.ZodOptional<z.ZodString>;
                angleTop: z.ZodOptional<z.ZodString>;
            }, z.core.$strict>;
        }, z.core.$strict>, z.ZodObject<{
            name: z.ZodLiteral<"circle">;
            line: z.ZodEnum<{
                diameter: "diameter";
                radius: "radius";
            }>;
            label: z.ZodString;
        }, z.core.$strict>, z.ZodObject<{
            name: z.ZodLiteral<"l_shape">;
            width: z.ZodNumber;
            height: z.ZodNumber;
            cutWidth: z.ZodNumber;
            cutHeight: z.ZodNumber;
            labels: z.ZodObject<{
                bottom: z.ZodString;
                left: z.ZodString;
                cutAcross: z.ZodString;
                cutDown: z.ZodString;
            }, z.core.$strict>;
        }, z.core.$strict>, z.ZodObject<{
            name: z.ZodLiteral<"box">;
            width: z.ZodNumber;
            height: z.ZodNumber;
            depth: z.ZodNumber;
            labels: z.ZodObject<{
                width: z.ZodString;
                height: z.ZodString;
                depth: z.ZodString;
            }, z.core.$strict>;
        }, z.core.$strict>, z.ZodObject<{
            name: z.ZodLiteral<"angles">;
            parts: z.ZodArray<z.ZodObject<{
                degrees: z.ZodNumber;
                label: z.ZodString;
            }, z.core.$strict>>;
        }, z.core.$strict>], "name">;
    }, z.core.$strict>, z.ZodObject<{
        kind: z.ZodLiteral<"array">;
        alt: z.ZodString;
        rows: z.ZodInt;
        columns: z.ZodInt;
    }, z.core.$strict>], "kind">>;
}, z.core.$strip>;
export declare const readingContent: z.ZodObject<{
    genre: z.ZodString;
    story: z.ZodString;
    questions: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        skill: z.ZodString;
        hint: z.ZodString;
        explanation: z.ZodString;
        isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
        question: z.ZodString;
        options: z.ZodArray<z.ZodString>;
        correctIndex: z.ZodInt;
        notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const writingContent: z.ZodObject<{
    kind: z.ZodString;
    skill: z.ZodString;
    prompt: z.ZodString;
    guidelines: z.ZodArray<z.ZodString>;
    starters: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export declare const mathContent: z.ZodObject<{
    problems: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        skill: z.ZodString;
        hint: z.ZodString;
        explanation: z.ZodString;
        isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
        question: z.ZodString;
        answer: z.ZodString;
        unit: z.ZodOptional<z.ZodString>;
        form: z.ZodOptional<z.ZodLiteral<"simplest">>;
        figure: z.ZodOptional<z.ZodDiscriminatedUnion<[z.ZodObject<{
            kind: z.ZodLiteral<"number_line">;
            alt: z.ZodString;
            from: z.ZodNumber;
            to: z.ZodNumber;
            step: z.ZodNumber;
            labelEvery: z.ZodInt;
            marks: z.ZodArray<z.ZodObject<{
                at: z.ZodNumber;
                label: z.ZodString;
            }, z.core.$strict>>;
        }, z.core.$strict>, z.ZodObject<{
            parts: z.ZodInt;
            shaded: z.ZodInt;
            kind: z.ZodLiteral<"fraction_bar">;
            alt: z.ZodString;
            below: z.ZodOptional<z.ZodObject<{
                parts: z.ZodInt;
                shaded: z.ZodInt;
            }, z.core.$strict>>;
        }, z.core.$strict>, z.ZodObject<{
            kind: z.ZodLiteral<"clock">;
            alt: z.ZodString;
            hour: z.ZodInt;
            minute: z.ZodInt;
        }, z.core.$strict>, z.ZodObject<{
            kind: z.ZodLiteral<"coordinate_grid">;
            alt: z.ZodString;
            extent: z.ZodInt;
            quadrants: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<4>]>;
            points: z.ZodArray<z.ZodObject<{
                x: z.ZodInt;
                y: z.ZodInt;
                label: z.ZodString;
            }, z.core.$strict>>;
            lines: z.ZodOptional<z.ZodArray<z.ZodObject<{
                from: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
                to: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
            }, z.core.$strict>>>;
        }, z.core.$strict>, z.ZodObject<{
            kind: z.ZodLiteral<"bar_chart">;
            alt: z.ZodString;
            title: z.ZodString;
            bars: z.ZodArray<z.ZodObject<{
                label: z.ZodString;
                value: z.ZodNumber;
            }, z.core.$strict>>;
            step: z.ZodNumber;
        }, z.core.$strict>, z.ZodObject<{
            kind: z.ZodLiteral<"shape">;
            alt: z.ZodString;
            outline: z.ZodDiscriminatedUnion<[z.ZodObject<{
                name: z.ZodLiteral<"rectangle">;
                width: z.ZodNumber;
                height: z.ZodNumber;
                labels: z.ZodObject<{
                    width: z.ZodOptional<z.ZodString>;
                    height: z.ZodOptional<z.ZodString>;
                    inside: z.ZodOptional<z.ZodString>;
                }, z.core.$strict>;
            }, z.core.$strict>, z.ZodObject<{
                name: z.ZodLiteral<"triangle">;
                base: z.ZodNumber;
                height: z.ZodNumber;
                lean: z.ZodNumber;
                labels: z.ZodObject<{
                    base: z.ZodOptional<z.ZodString>;
                    height: z.ZodOptional<z.ZodString>;
                    left: z.ZodOptional<z.ZodString>;
                    right: z.ZodOptional<z.ZodString>;
                    angleLeft: z.ZodOptional<z.ZodString>;
                    angleRight: z.ZodOptional<z.ZodString>;
                    angleTop: z.ZodOptional<z.ZodString>;
                }, z.core.$strict>;
            }, z.core.$strict>, z.ZodObject<{
                name: z.ZodLiteral<"circle">;
                line: z.ZodEnum<{
                    diameter: "diameter";
                    radius: "radius";
                }>;
                label: z.ZodString;
            }, z.core.$strict>, z.ZodObject<{
                name: z.ZodLiteral<"l_shape">;
                width: z.ZodNumber;
                height: z.ZodNumber;
                cutWidth: z.ZodNumber;
                cutHeight: z.ZodNumber;
                labels: z.ZodObject<{
                    bottom: z.ZodString;
                    left: z.ZodString;
                    cutAcross: z.ZodString;
                    cutDown: z.ZodString;
                }, z.core.$strict>;
            }, z.core.$strict>, z.ZodObject<{
                name: z.ZodLiteral<"box">;
                width: z.ZodNumber;
                height: z.ZodNumber;
                depth: z.ZodNumber;
                labels: z.ZodObject<{
                    width: z.ZodString;
                    height: z.ZodString;
                    depth: z.ZodString;
                }, z.core.$strict>;
            }, z.core.$strict>, z.ZodObject<{
                name: z.ZodLiteral<"angles">;
                parts: z.ZodArray<z.ZodObject<{
                    degrees: z.ZodNumber;
                    label: z.ZodString;
                }, z.core.$strict>>;
            }, z.core.$strict>], "name">;
        }, z.core.$strict>, z.ZodObject<{
            kind: z.ZodLiteral<"array">;
            alt: z.ZodString;
            rows: z.ZodInt;
            columns: z.ZodInt;
        }, z.core.$strict>], "kind">>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const scienceContent: z.ZodObject<{
    experiment: z.ZodObject<{
        question: z.ZodString;
        materials: z.ZodArray<z.ZodString>;
        steps: z.ZodArray<z.ZodString>;
        safety: z.ZodString;
        why: z.ZodString;
    }, z.core.$strip>;
    questions: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        skill: z.ZodString;
        hint: z.ZodString;
        explanation: z.ZodString;
        isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
        question: z.ZodString;
        options: z.ZodArray<z.ZodString>;
        correctIndex: z.ZodInt;
        notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const socialStudiesContent: z.ZodObject<{
    content: z.ZodString;
    questions: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        skill: z.ZodString;
        hint: z.ZodString;
        explanation: z.ZodString;
        isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
        question: z.ZodString;
        options: z.ZodArray<z.ZodString>;
        correctIndex: z.ZodInt;
        notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const lessonContent: z.ZodUnion<readonly [z.ZodObject<{
    genre: z.ZodString;
    story: z.ZodString;
    questions: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        skill: z.ZodString;
        hint: z.ZodString;
        explanation: z.ZodString;
        isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
        question: z.ZodString;
        options: z.ZodArray<z.ZodString>;
        correctIndex: z.ZodInt;
        notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>;
}, z.core.$strip>, z.ZodObject<{
    kind: z.ZodString;
    skill: z.ZodString;
    prompt: z.ZodString;
    guidelines: z.ZodArray<z.ZodString>;
    starters: z.ZodArray<z.ZodString>;
}, z.core.$strip>, z.ZodObject<{
    problems: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        skill: z.ZodString;
        hint: z.ZodString;
        explanation: z.ZodString;
        isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
        question: z.ZodString;
        answer: z.ZodString;
        unit: z.ZodOptional<z.ZodString>;
        form: z.ZodOptional<z.ZodLiteral<"simplest">>;
        figure: z.ZodOptional<z.ZodDiscriminatedUnion<[z.ZodObject<{
            kind: z.ZodLiteral<"number_line">;
            alt: z.ZodString;
            from: z.ZodNumber;
            to: z.ZodNumber;
            step: z.ZodNumber;
            labelEvery: z.ZodInt;
            marks: z.ZodArray<z.ZodObject<{
                at: z.ZodNumber;
                label: z.ZodString;
            }, z.core.$strict>>;
        }, z.core.$strict>, z.ZodObject<{
            parts: z.ZodInt;
            shaded: z.ZodInt;
            kind: z.ZodLiteral<"fraction_bar">;
            alt: z.ZodString;
            below: z.ZodOptional<z.ZodObject<{
                parts: z.ZodInt;
                shaded: z.ZodInt;
            }, z.core.$strict>>;
        }, z.core.$strict>, z.ZodObject<{
            kind: z.ZodLiteral<"clock">;
            alt: z.ZodString;
            hour: z.ZodInt;
            minute: z.ZodInt;
        }, z.core.$strict>, z.ZodObject<{
            kind: z.ZodLiteral<"coordinate_grid">;
            alt: z.ZodString;
            extent: z.ZodInt;
            quadrants: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<4>]>;
            points: z.ZodArray<z.ZodObject<{
                x: z.ZodInt;
                y: z.ZodInt;
                label: z.ZodString;
            }, z.core.$strict>>;
            lines: z.ZodOptional<z.ZodArray<z.ZodObject<{
                from: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
                to: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
            }, z.core.$strict>>>;
        }, z.core.$strict>, z.ZodObject<{
            kind: z.ZodLiteral<"bar_chart">;
            alt: z.ZodString;
            title: z.ZodString;
            bars: z.ZodArray<z.ZodObject<{
                label: z.ZodString;
                value: z.ZodNumber;
            }, z.core.$strict>>;
            step: z.ZodNumber;
        }, z.core.$strict>, z.ZodObject<{
            kind: z.ZodLiteral<"shape">;
            alt: z.ZodString;
            outline: z.ZodDiscriminatedUnion<[z.ZodObject<{
                name: z.ZodLiteral<"rectangle">;
                width: z.ZodNumber;
                height: z.ZodNumber;
                labels: z.ZodObject<{
                    width: z.ZodOptional<z.ZodString>;
                    height: z.ZodOptional<z.ZodString>;
                    inside: z.ZodOptional<z.ZodString>;
                }, z.core.$strict>;
            }, z.core.$strict>, z.ZodObject<{
                name: z.ZodLiteral<"triangle">;
                base: z.ZodNumber;
                height: z.ZodNumber;
                lean: z.ZodNumber;
                labels: z.ZodObject<{
                    base: z.ZodOptional<z.ZodString>;
                    height: z.ZodOptional<z.ZodString>;
                    left: z.ZodOptional<z.ZodString>;
                    right: z.ZodOptional<z.ZodString>;
                    angleLeft: z.ZodOptional<z.ZodString>;
                    angleRight: z.ZodOptional<z.ZodString>;
                    angleTop: z.ZodOptional<z.ZodString>;
                }, z.core.$strict>;
            }, z.core.$strict>, z.ZodObject<{
                name: z.ZodLiteral<"circle">;
                line: z.ZodEnum<{
                    diameter: "diameter";
                    radius: "radius";
                }>;
                label: z.ZodString;
            }, z.core.$strict>, z.ZodObject<{
                name: z.ZodLiteral<"l_shape">;
                width: z.ZodNumber;
                height: z.ZodNumber;
                cutWidth: z.ZodNumber;
                cutHeight: z.ZodNumber;
                labels: z.ZodObject<{
                    bottom: z.ZodString;
                    left: z.ZodString;
                    cutAcross: z.ZodString;
                    cutDown: z.ZodString;
                }, z.core.$strict>;
            }, z.core.$strict>, z.ZodObject<{
                name: z.ZodLiteral<"box">;
                width: z.ZodNumber;
                height: z.ZodNumber;
                depth: z.ZodNumber;
                labels: z.ZodObject<{
                    width: z.ZodString;
                    height: z.ZodString;
                    depth: z.ZodString;
                }, z.core.$strict>;
            }, z.core.$strict>, z.ZodObject<{
                name: z.ZodLiteral<"angles">;
                parts: z.ZodArray<z.ZodObject<{
                    degrees: z.ZodNumber;
                    label: z.ZodString;
                }, z.core.$strict>>;
            }, z.core.$strict>], "name">;
        }, z.core.$strict>, z.ZodObject<{
            kind: z.ZodLiteral<"array">;
            alt: z.ZodString;
            rows: z.ZodInt;
            columns: z.ZodInt;
        }, z.core.$strict>], "kind">>;
    }, z.core.$strip>>;
}, z.core.$strip>, z.ZodObject<{
    experiment: z.ZodObject<{
        question: z.ZodString;
        materials: z.ZodArray<z.ZodString>;
        steps: z.ZodArray<z.ZodString>;
        safety: z.ZodString;
        why: z.ZodString;
    }, z.core.$strip>;
    questions: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        skill: z.ZodString;
        hint: z.ZodString;
        explanation: z.ZodString;
        isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
        question: z.ZodString;
        options: z.ZodArray<z.ZodString>;
        correctIndex: z.ZodInt;
        notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>;
}, z.core.$strip>, z.ZodObject<{
    content: z.ZodString;
    questions: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        skill: z.ZodString;
        hint: z.ZodString;
        explanation: z.ZodString;
        isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
        question: z.ZodString;
        options: z.ZodArray<z.ZodString>;
        correctIndex: z.ZodInt;
        notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>;
}, z.core.$strip>]>;
/** A lesson in a list: everything but its content. */
export declare const lessonListing: z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    subject: z.ZodEnum<{
        math: "math";
        reading: "reading";
        science: "science";
        social_studies: "social_studies";
        writing: "writing";
    }>;
    type: z.ZodEnum<{
        creative_writing: "creative_writing";
        math_problems: "math_problems";
        reading_comprehension: "reading_comprehension";
        science_experiments: "science_experiments";
        social_studies_concepts: "social_studies_concepts";
    }>;
}, z.core.$strip>;
/** A whole lesson; `subject` tells which content it has. */
export declare const lesson: z.ZodDiscriminatedUnion<[z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    dayPass: z.ZodOptional<z.ZodString>;
    subject: z.ZodLiteral<"reading">;
    type: z.ZodLiteral<"reading_comprehension">;
    content: z.ZodObject<{
        genre: z.ZodString;
        story: z.ZodString;
        questions: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            skill: z.ZodString;
            hint: z.ZodString;
            explanation: z.ZodString;
            isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
            question: z.ZodString;
            options: z.ZodArray<z.ZodString>;
            correctIndex: z.ZodInt;
            notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    dayPass: z.ZodOptional<z.ZodString>;
    subject: z.ZodLiteral<"writing">;
    type: z.ZodLiteral<"creative_writing">;
    content: z.ZodObject<{
        kind: z.ZodString;
        skill: z.ZodString;
        prompt: z.ZodString;
        guidelines: z.ZodArray<z.ZodString>;
        starters: z.ZodArray<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    dayPass: z.ZodOptional<z.ZodString>;
    subject: z.ZodLiteral<"math">;
    type: z.ZodLiteral<"math_problems">;
    content: z.ZodObject<{
        problems: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            skill: z.ZodString;
            hint: z.ZodString;
            explanation: z.ZodString;
            isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
            question: z.ZodString;
            answer: z.ZodString;
            unit: z.ZodOptional<z.ZodString>;
            form: z.ZodOptional<z.ZodLiteral<"simplest">>;
            figure: z.ZodOptional<z.ZodDiscriminatedUnion<[z.ZodObject<{
                kind: z.ZodLiteral<"number_line">;
                alt: z.ZodString;
                from: z.ZodNumber;
                to: z.ZodNumber;
                step: z.ZodNumber;
                labelEvery: z.ZodInt;
                marks: z.ZodArray<z.ZodObject<{
                    at: z.ZodNumber;
                    label: z.ZodString;
                }, z.core.$strict>>;
            }, z.core.$strict>, z.ZodObject<{
                parts: z.ZodInt;
                shaded: z.ZodInt;
                kind: z.ZodLiteral<"fraction_bar">;
                alt: z.ZodString;
                below: z.ZodOptional<z.ZodObject<{
                    parts: z.ZodInt;
                    shaded: z.ZodInt;
                }, z.core.$strict>>;
            }, z.core.$strict>, z.ZodObject<{
                kind: z.ZodLiteral<"clock">;
                alt: z.ZodString;
                hour: z.ZodInt;
                minute: z.ZodInt;
            }, z.core.$strict>, z.ZodObject<{
                kind: z.ZodLiteral<"coordinate_grid">;
                alt: z.ZodString;
                extent: z.ZodInt;
                quadrants: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<4>]>;
                points: z.ZodArray<z.ZodObject<{
                    x: z.ZodInt;
                    y: z.ZodInt;
                    label: z.ZodString;
                }, z.core.$strict>>;
                lines: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    from: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
                    to: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
                }, z.core.$strict>>>;
            }, z.core.$strict>, z.ZodObject<{
                kind: z.ZodLiteral<"bar_chart">;
                alt: z.ZodString;
                title: z.ZodString;
                bars: z.ZodArray<z.ZodObject<{
                    label: z.ZodString;
                    value: z.ZodNumber;
                }, z.core.$strict>>;
                step: z.ZodNumber;
            }, z.core.$strict>, z.ZodObject<{
                kind: z.ZodLiteral<"shape">;
                alt: z.ZodString;
                outline: z.ZodDiscriminatedUnion<[z.ZodObject<{
                    name: z.ZodLiteral<"rectangle">;
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                    labels: z.ZodObject<{
                        width: z.ZodOptional<z.ZodString>;
                        height: z.ZodOptional<z.ZodString>;
                        inside: z.ZodOptional<z.ZodString>;
                    }, z.core.$strict>;
                }, z.core.$strict>, z.ZodObject<{
                    name: z.ZodLiteral<"triangle">;
                    base: z.ZodNumber;
                    height: z.ZodNumber;
                    lean: z.ZodNumber;
                    labels: z.ZodObject<{
                        base: z.ZodOptional<z.ZodString>;
                        height: z.ZodOptional<z.ZodString>;
                        left: z.ZodOptional<z.ZodString>;
                        right: z.ZodOptional<z.ZodString>;
                        angleLeft: z.ZodOptional<z.ZodString>;
                        angleRight: z.ZodOptional<z.ZodString>;
                        angleTop: z.ZodOptional<z.ZodString>;
                    }, z.core.$strict>;
                }, z.core.$strict>, z.ZodObject<{
                    name: z.ZodLiteral<"circle">;
                    line: z.ZodEnum<{
                        diameter: "diameter";
                        radius: "radius";
                    }>;
                    label: z.ZodString;
                }, z.core.$strict>, z.ZodObject<{
                    name: z.ZodLiteral<"l_shape">;
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                    cutWidth: z.ZodNumber;
                    cutHeight: z.ZodNumber;
                    labels: z.ZodObject<{
                        bottom: z.ZodString;
                        left: z.ZodString;
                        cutAcross: z.ZodString;
                        cutDown: z.ZodString;
                    }, z.core.$strict>;
                }, z.core.$strict>, z.ZodObject<{
                    name: z.ZodLiteral<"box">;
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                    depth: z.ZodNumber;
                    labels: z.ZodObject<{
                        width: z.ZodString;
                        height: z.ZodString;
                        depth: z.ZodString;
                    }, z.core.$strict>;
                }, z.core.$strict>, z.ZodObject<{
                    name: z.ZodLiteral<"angles">;
                    parts: z.ZodArray<z.ZodObject<{
                        degrees: z.ZodNumber;
                        label: z.ZodString;
                    }, z.core.$strict>>;
                }, z.core.$strict>], "name">;
            }, z.core.$strict>, z.ZodObject<{
                kind: z.ZodLiteral<"array">;
                alt: z.ZodString;
                rows: z.ZodInt;
                columns: z.ZodInt;
            }, z.core.$strict>], "kind">>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    dayPass: z.ZodOptional<z.ZodString>;
    subject: z.ZodLiteral<"science">;
    type: z.ZodLiteral<"science_experiments">;
    content: z.ZodObject<{
        experiment: z.ZodObject<{
            question: z.ZodString;
            materials: z.ZodArray<z.ZodString>;
            steps: z.ZodArray<z.ZodString>;
            safety: z.ZodString;
            why: z.ZodString;
        }, z.core.$strip>;
        questions: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            skill: z.ZodString;
            hint: z.ZodString;
            explanation: z.ZodString;
            isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
            question: z.ZodString;
            options: z.ZodArray<z.ZodString>;
            correctIndex: z.ZodInt;
            notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    dayPass: z.ZodOptional<z.ZodString>;
    subject: z.ZodLiteral<"social_studies">;
    type: z.ZodLiteral<"social_studies_concepts">;
    content: z.ZodObject<{
        content: z.ZodString;
        questions: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            skill: z.ZodString;
            hint: z.ZodString;
            explanation: z.ZodString;
            isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
            question: z.ZodString;
            options: z.ZodArray<z.ZodString>;
            correctIndex: z.ZodInt;
            notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>], "subject">;
export type ChoiceQuestion = z.infer<typeof choiceQuestion>;
export type MathQuestion = z.infer<typeof mathProblem>;
export type LessonContent = z.infer<typeof lessonContent>;
export type LessonListing = z.infer<typeof lessonListing>;
export type Lesson = z.infer<typeof lesson>;
export declare const accessLevel: z.ZodEnum<{
    free: "free";
    premium: "premium";
}>;
export declare const listLessons: import("../../base/endpoint.ts").Endpoint<z.ZodUndefined, z.ZodObject<{
    subject: z.ZodOptional<z.ZodEnum<{
        math: "math";
        reading: "reading";
        science: "science";
        social_studies: "social_studies";
        writing: "writing";
    }>>;
}, z.core.$strict>, z.ZodUndefined, z.ZodObject<{
    lessons: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        title: z.ZodString;
        description: z.ZodString;
        difficulty: z.ZodEnum<{
            easy: "easy";
            expert: "expert";
            extreme: "extreme";
            hard: "hard";
            medium: "medium";
        }>;
        estimatedMinutes: z.ZodInt;
        points: z.ZodInt;
        dateCreated: z.ZodString;
        subject: z.ZodEnum<{
            math: "math";
            reading: "reading";
            science: "science";
            social_studies: "social_studies";
            writing: "writing";
        }>;
        type: z.ZodEnum<{
            creative_writing: "creative_writing";
            math_problems: "math_problems";
            reading_comprehension: "reading_comprehension";
            science_experiments: "science_experiments";
            social_studies_concepts: "social_studies_concepts";
        }>;
    }, z.core.$strip>>;
    isPremium: z.ZodBoolean;
    accessLevel: z.ZodEnum<{
        free: "free";
        premium: "premium";
    }>;
    lockedCount: z.ZodInt;
    message: z.ZodString;
}, z.core.$strip>, "child">;
export declare const getLesson: import("../../base/endpoint.ts").Endpoint<z.ZodObject<{
    id: z.ZodString;
}, z.core.$strip>, z.ZodUndefined, z.ZodUndefined, z.ZodDiscriminatedUnion<[z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    dayPass: z.ZodOptional<z.ZodString>;
    subject: z.ZodLiteral<"reading">;
    type: z.ZodLiteral<"reading_comprehension">;
    content: z.ZodObject<{
        genre: z.ZodString;
        story: z.ZodString;
        questions: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            skill: z.ZodString;
            hint: z.ZodString;
            explanation: z.ZodString;
            isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
            question: z.ZodString;
            options: z.ZodArray<z.ZodString>;
            correctIndex: z.ZodInt;
            notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    dayPass: z.ZodOptional<z.ZodString>;
    subject: z.ZodLiteral<"writing">;
    type: z.ZodLiteral<"creative_writing">;
    content: z.ZodObject<{
        kind: z.ZodString;
        skill: z.ZodString;
        prompt: z.ZodString;
        guidelines: z.ZodArray<z.ZodString>;
        starters: z.ZodArray<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    dayPass: z.ZodOptional<z.ZodString>;
    subject: z.ZodLiteral<"math">;
    type: z.ZodLiteral<"math_problems">;
    content: z.ZodObject<{
        problems: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            skill: z.ZodString;
            hint: z.ZodString;
            explanation: z.ZodString;
            isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
            question: z.ZodString;
            answer: z.ZodString;
            unit: z.ZodOptional<z.ZodString>;
            form: z.ZodOptional<z.ZodLiteral<"simplest">>;
            figure: z.ZodOptional<z.ZodDiscriminatedUnion<[z.ZodObject<{
                kind: z.ZodLiteral<"number_line">;
                alt: z.ZodString;
                from: z.ZodNumber;
                to: z.ZodNumber;
                step: z.ZodNumber;
                labelEvery: z.ZodInt;
                marks: z.ZodArray<z.ZodObject<{
                    at: z.ZodNumber;
                    label: z.ZodString;
                }, z.core.$strict>>;
            }, z.core.$strict>, z.ZodObject<{
                parts: z.ZodInt;
                shaded: z.ZodInt;
                kind: z.ZodLiteral<"fraction_bar">;
                alt: z.ZodString;
                below: z.ZodOptional<z.ZodObject<{
                    parts: z.ZodInt;
                    shaded: z.ZodInt;
                }, z.core.$strict>>;
            }, z.core.$strict>, z.ZodObject<{
                kind: z.ZodLiteral<"clock">;
                alt: z.ZodString;
                hour: z.ZodInt;
                minute: z.ZodInt;
            }, z.core.$strict>, z.ZodObject<{
                kind: z.ZodLiteral<"coordinate_grid">;
                alt: z.ZodString;
                extent: z.ZodInt;
                quadrants: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<4>]>;
                points: z.ZodArray<z.ZodObject<{
                    x: z.ZodInt;
                    y: z.ZodInt;
                    label: z.ZodString;
                }, z.core.$strict>>;
                lines: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    from: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
                    to: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
                }, z.core.$strict>>>;
            }, z.core.$strict>, z.ZodObject<{
                kind: z.ZodLiteral<"bar_chart">;
                alt: z.ZodString;
                title: z.ZodString;
                bars: z.ZodArray<z.ZodObject<{
                    label: z.ZodString;
                    value: z.ZodNumber;
                }, z.core.$strict>>;
                step: z.ZodNumber;
            }, z.core.$strict>, z.ZodObject<{
                kind: z.ZodLiteral<"shape">;
                alt: z.ZodString;
                outline: z.ZodDiscriminatedUnion<[z.ZodObject<{
                    name: z.ZodLiteral<"rectangle">;
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                    labels: z.ZodObject<{
                        width: z.ZodOptional<z.ZodString>;
                        height: z.ZodOptional<z.ZodString>;
                        inside: z.ZodOptional<z.ZodString>;
                    }, z.core.$strict>;
                }, z.core.$strict>, z.ZodObject<{
                    name: z.ZodLiteral<"triangle">;
                    base: z.ZodNumber;
                    height: z.ZodNumber;
                    lean: z.ZodNumber;
                    labels: z.ZodObject<{
                        base: z.ZodOptional<z.ZodString>;
                        height: z.ZodOptional<z.ZodString>;
                        left: z.ZodOptional<z.ZodString>;
                        right: z.ZodOptional<z.ZodString>;
                        angleLeft: z.ZodOptional<z.ZodString>;
                        angleRight: z.ZodOptional<z.ZodString>;
                        angleTop: z.ZodOptional<z.ZodString>;
                    }, z.core.$strict>;
                }, z.core.$strict>, z.ZodObject<{
                    name: z.ZodLiteral<"circle">;
                    line: z.ZodEnum<{
                        diameter: "diameter";
                        radius: "radius";
                    }>;
                    label: z.ZodString;
                }, z.core.$strict>, z.ZodObject<{
                    name: z.ZodLiteral<"l_shape">;
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                    cutWidth: z.ZodNumber;
                    cutHeight: z.ZodNumber;
                    labels: z.ZodObject<{
                        bottom: z.ZodString;
                        left: z.ZodString;
                        cutAcross: z.ZodString;
                        cutDown: z.ZodString;
                    }, z.core.$strict>;
                }, z.core.$strict>, z.ZodObject<{
                    name: z.ZodLiteral<"box">;
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                    depth: z.ZodNumber;
                    labels: z.ZodObject<{
                        width: z.ZodString;
                        height: z.ZodString;
                        depth: z.ZodString;
                    }, z.core.$strict>;
                }, z.core.$strict>, z.ZodObject<{
                    name: z.ZodLiteral<"angles">;
                    parts: z.ZodArray<z.ZodObject<{
                        degrees: z.ZodNumber;
                        label: z.ZodString;
                    }, z.core.$strict>>;
                }, z.core.$strict>], "name">;
            }, z.core.$strict>, z.ZodObject<{
                kind: z.ZodLiteral<"array">;
                alt: z.ZodString;
                rows: z.ZodInt;
                columns: z.ZodInt;
            }, z.core.$strict>], "kind">>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    dayPass: z.ZodOptional<z.ZodString>;
    subject: z.ZodLiteral<"science">;
    type: z.ZodLiteral<"science_experiments">;
    content: z.ZodObject<{
        experiment: z.ZodObject<{
            question: z.ZodString;
            materials: z.ZodArray<z.ZodString>;
            steps: z.ZodArray<z.ZodString>;
            safety: z.ZodString;
            why: z.ZodString;
        }, z.core.$strip>;
        questions: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            skill: z.ZodString;
            hint: z.ZodString;
            explanation: z.ZodString;
            isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
            question: z.ZodString;
            options: z.ZodArray<z.ZodString>;
            correctIndex: z.ZodInt;
            notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    difficulty: z.ZodEnum<{
        easy: "easy";
        expert: "expert";
        extreme: "extreme";
        hard: "hard";
        medium: "medium";
    }>;
    estimatedMinutes: z.ZodInt;
    points: z.ZodInt;
    dateCreated: z.ZodString;
    dayPass: z.ZodOptional<z.ZodString>;
    subject: z.ZodLiteral<"social_studies">;
    type: z.ZodLiteral<"social_studies_concepts">;
    content: z.ZodObject<{
        content: z.ZodString;
        questions: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            skill: z.ZodString;
            hint: z.ZodString;
            explanation: z.ZodString;
            isWithdrawn: z.ZodOptional<z.ZodLiteral<true>>;
            question: z.ZodString;
            options: z.ZodArray<z.ZodString>;
            correctIndex: z.ZodInt;
            notes: z.ZodArray<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>], "subject">, "child">;
